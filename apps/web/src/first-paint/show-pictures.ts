import { PICTURES_LATER } from '@vela/ui/theme';

/** How long pictures wait at most for the page to react. */
export const LATE_PICTURES_MS = 5000;

/** The attribute of the page's root that holds these pictures back. */
export const [LATE_PICTURES] = Object.keys(PICTURES_LATER) as [keyof typeof PICTURES_LATER];

/** Asks for the pictures that only adorn, once the page reacts: before, they take the line from its scripts and turns from React. */
export function showPictures(): void {
  document.documentElement.removeAttribute(LATE_PICTURES);
}
