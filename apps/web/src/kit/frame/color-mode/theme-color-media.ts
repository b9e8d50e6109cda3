import type { ColorMode } from '@vela/contract/page';

/**
 * Returns the media query for which one mode's colour of the browser's own bars counts: all media when it was
 * chosen.
 */
export function themeColorMedia(mode: 'light' | 'dark', chosen: ColorMode): string {
  if (chosen === 'system') return `(prefers-color-scheme: ${mode})`;
  return chosen === mode ? 'all' : 'not all';
}
