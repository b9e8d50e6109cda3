import { style, styleVariants } from '@vanilla-extract/css';
import { ALERTS } from '@vela/domain/alerts';
import { media, space } from '@vela/ui/tokens';
import { filling } from '../../page/Screen.css';
import { DISMISSED } from '../../storage/dismissals';

/** The room above is each alert's own: one that is hidden leaves none. */
const alert = style({
  paddingBlockStart: space[2],
  '@media': { [media.tablet]: { paddingBlockStart: space[3] } },
  // A screen that fills the window has no padding of its own.
  selectors: { [`aside:has(+ ${filling}) &:last-child`]: { paddingBlockEnd: space[3] } },
});

/** Until the page is hydrated, a style of the page hides what this browser dismissed. */
export const alerts = styleVariants(ALERTS, ({ key }) =>
  key === null
    ? [alert]
    : [alert, { selectors: { [`:root[${DISMISSED}~="${key}"] &`]: { display: 'none' } } }],
);

/** What a notice region matches that has a visible alert. */
const withVisible = Object.entries(ALERTS).map(([name, { key }]) => {
  const withAlert = `:has(> * > ${alerts[name as keyof typeof ALERTS]})`;
  return key === null ? withAlert : `:root:not([${DISMISSED}~="${key}"]) ${withAlert}`;
});

/** The last region above a screen, where anything of it is visible: for the selector of what comes after it. */
export const alertsAbove = `aside:is(:not(:has(> * > ${alert})), ${withVisible.join(', ')})`;

/** The same, where it is the only thing. */
export const alertAlone = `:not(aside) + ${alertsAbove}:has(> * > :only-child)`;
