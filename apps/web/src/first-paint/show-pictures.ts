import { PICTURES_LATER } from '@vela/ui/theme';

/** How long the page may take until it reacts. */
const MOST_MS = 5000;

const [ATTRIBUTE] = Object.keys(PICTURES_LATER) as [keyof typeof PICTURES_LATER];

/** Stands in the page: its pictures come, too, where its scripts are lost. */
export const SHOW_LATE_PICTURES = `setTimeout(function(){document.documentElement.removeAttribute('${ATTRIBUTE}')},${MOST_MS})`;

/** Asks for the pictures that only adorn, once the page reacts: before, they take the line from its scripts and turns from React. */
export function showPictures(): void {
  document.documentElement.removeAttribute(ATTRIBUTE);
}
