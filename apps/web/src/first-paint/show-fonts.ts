import { STORED } from '../kit/storage/stored-keys';
import { FONTS_LATER } from '@vela/ui/theme';
import { tabStore } from '../kit/storage/safe-store';

const { key: KEY } = STORED.fonts;

/** The attribute of the page's root that holds the fonts back. */
export const [LATE_FONTS] = Object.keys(FONTS_LATER) as [keyof typeof FONTS_LATER];

/**
 * Asks for the fonts, once the page reacts: on a slow line they would take the room of the scripts. Until then words are set
 * in a fallback that needs the same room.
 */
export function showFonts(): void {
  document.documentElement.removeAttribute(LATE_FONTS);
  const markLoaded = ({ fontfaces }: FontFaceSetLoadEvent) => fontfaces.length > 0 && tabStore.set(KEY, '1');
  document.fonts.addEventListener('loadingdone', markLoaded, { once: true });
}
