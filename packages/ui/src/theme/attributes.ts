import type { Niche } from '@vela/domain/sites';
import type { Mode } from '../tokens';

/** What the root element carries for its theme; `system` follows the device. */
export function themeAttributes({ mode, niche }: { mode: Mode | 'system'; niche: Niche }): ThemeAttributes {
  return {
    'data-theme': mode === 'system' ? undefined : mode,
    'data-niche': niche === 1 ? undefined : niche,
  };
}

interface ThemeAttributes {
  'data-theme': Mode | undefined;
  'data-niche': Niche | undefined;
}

/** It is on the root element: the page loads the web font only once this attribute is removed. */
export const FONTS_LATER = { 'data-fonts': 'later' } as const;

/** Selects the root element of such a page. */
export const fontsLater = '[data-fonts="later"]';

/** It is on the root element: pictures that only adorn are not loaded before it is removed. */
export const PICTURES_LATER = { 'data-pictures': 'later' } as const;

/** Selects the root element of such a page. */
export const picturesLater = '[data-pictures="later"]';
