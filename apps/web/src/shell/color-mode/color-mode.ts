import type { ColorMode } from '@vela/contract/page';
import { setCookie } from '../cookies';

/** Shows the page in a mode at once and keeps the choice; `system` forgets it. */
export function setColorMode(mode: ColorMode): void {
  setCookie('mode', mode === 'system' ? null : mode);
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset['theme'];
  else dataset['theme'] = mode;
}
