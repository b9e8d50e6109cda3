import { style, styleVariants } from '@vanilla-extract/css';
import { ALERT_KEYS } from '@vela/domain/alerts';
import { media, space } from '@vela/ui/tokens';
import { filling } from '../screen/Screen.css';
import { DISMISSED } from './dismissals';

/** The room above is each alert's own: one that is hidden leaves none. */
export const alert = style({
  paddingBlockStart: space[2],
  '@media': { [media.tablet]: { paddingBlockStart: space[3] } },
  // A screen that fills the window brings no room of its own.
  selectors: { [`aside:has(+ ${filling}) &:last-child`]: { paddingBlockEnd: space[3] } },
});

/** Until the page reacts, what this browser dismissed is hidden by what stands in the page. */
export const dismissable = styleVariants(ALERT_KEYS, (key) => [
  alert,
  { selectors: { [`:root[${DISMISSED}~="${key}"] &`]: { display: 'none' } } },
]);

const dismissed = Object.entries(ALERT_KEYS).map(
  ([name, key]) =>
    `:root[${DISMISSED}~="${key}"] :has(> * > ${dismissable[name as keyof typeof ALERT_KEYS]}:only-child)`,
);

// The two that can be dismissed, both of them, and nothing told before them.
const { profilePhoto, disabledNotifications } = ALERT_KEYS;
const dismissedBoth =
  `:root[${DISMISSED}~="${profilePhoto}"][${DISMISSED}~="${disabledNotifications}"] ` +
  `:has(> * > ${dismissable.disabledNotifications}:first-child + ${dismissable.profilePhoto})`;

/** The last of what is told above a screen, where any of it is seen: for the selector of what comes after it. */
export const toldAbove = `aside:not(${[...dismissed, dismissedBoth].join(', ')})`;

/** The same, where it is the only thing. */
export const toldAlone = `:not(aside) + ${toldAbove}:has(> * > :only-child)`;
