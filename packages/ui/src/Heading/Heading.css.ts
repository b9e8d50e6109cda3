import { styleVariants } from '@vanilla-extract/css';
import { fontsLater } from '../theme/attributes';
import { vars } from '../theme/contract.css';
import { largeFallbackFamily, largeFontFamily, lineHeights, media, tracking } from '../tokens';

const { text } = vars;

export const heading = styleVariants({
  hero: {
    fontSize: text.hero,
    fontWeight: 640,
    lineHeight: 1.01,
    letterSpacing: '-0.035em',
    '@media': { [media.desktop]: { fontFamily: largeFontFamily } },
    selectors: {
      [`${fontsLater} &`]: {
        '@media': { [`${media.desktop} and ${media.scripted}`]: { fontFamily: largeFallbackFamily } },
      },
    },
  },
  display: { fontSize: text.display, lineHeight: 1.08, letterSpacing: tracking.tight },
  page: { fontSize: text.page, letterSpacing: tracking.tight },
  section: { fontSize: text.section },
  lead: { fontSize: text.lead, letterSpacing: '-0.012em' },
  body: { fontSize: text.body },
  label: { fontSize: text.label, lineHeight: lineHeights.snug, letterSpacing: 0 },
});
