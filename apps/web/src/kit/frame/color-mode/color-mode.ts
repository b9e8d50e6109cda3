import type { ColorMode } from '@vela/contract/page';
import { setCookie } from '../../page/set-cookie';
import { themeColorMedia } from './theme-color-media';

/** Shows the page in a mode at once and keeps the choice; `system` forgets it. */
export function setColorMode(mode: ColorMode): void {
  setCookie('mode', mode === 'system' ? null : mode);
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset['theme'];
  else dataset['theme'] = mode;
  for (const shown of ['light', 'dark'] as const) {
    const meta = document.querySelector(`meta[name="theme-color"][data-mode="${shown}"]`);
    meta?.setAttribute('media', themeColorMedia(shown, mode));
  }
}
