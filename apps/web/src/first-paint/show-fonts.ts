import { STORED } from '../kit/storage/stored-keys';
import { FONTS_LATER } from '@vela/ui/theme';
import { tabStore } from '../kit/storage/safe-store';

const { key: KEY } = STORED.fonts;

const [ATTRIBUTE] = Object.keys(FONTS_LATER) as [keyof typeof FONTS_LATER];

/** Stands in the page: a tab that has loaded the fonts before has them at hand, and paints with them at once. */
export const SHOW_KEPT_FONTS = `try{if(sessionStorage.getItem('${KEY}'))document.documentElement.removeAttribute('${ATTRIBUTE}')}catch(e){}`;

/**
 * Asks for the fonts, once the page reacts: on a slow line they would take the room of the scripts. Until then words are set
 * in a fallback that needs the same room.
 */
export function showFonts(): void {
  document.documentElement.removeAttribute(ATTRIBUTE);
  const keep = ({ fontfaces }: FontFaceSetLoadEvent) => fontfaces.length > 0 && tabStore.set(KEY, '1');
  document.fonts.addEventListener('loadingdone', keep, { once: true });
}
