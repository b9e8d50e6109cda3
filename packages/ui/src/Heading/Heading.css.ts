import { styleVariants } from '@vanilla-extract/css';
import { fontsLater } from '../theme/attributes';
import { vars } from '../theme/contract.css';
import {
  fontWeights,
  largeFallbackFamily,
  largeFontFamily,
  limits,
  lineHeights,
  media,
  tracking,
} from '../tokens';

const { text } = vars;

export const heading = styleVariants({
  hero: {
    fontSize: text.hero,
    fontWeight: fontWeights.bold,
    lineHeight: lineHeights.tight,
    letterSpacing: tracking.hero,
    '@media': { [media.desktop]: { fontFamily: largeFontFamily } },
    selectors: {
      [`${fontsLater} &`]: {
        '@media': { [`${media.desktop} and ${media.scripted}`]: { fontFamily: largeFallbackFamily } },
      },
    },
  },
  display: {
    fontSize: `min(${text.display}, ${limits.heading})`,
    lineHeight: lineHeights.tight,
    letterSpacing: tracking.tight,
  },
  page: { fontSize: text.page, letterSpacing: tracking.tight },
  section: { fontSize: text.section },
  lead: { fontSize: text.lead, letterSpacing: tracking.snug },
  body: { fontSize: text.body },
  label: { fontSize: text.label, lineHeight: lineHeights.snug, letterSpacing: 0 },
});
