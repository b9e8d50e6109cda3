import type { ColorMode } from '@vela/contract/page';
import { cookieOf, type Visit } from '../http/visit';

/** How this visitor chose to see the site; as their system does where they didn't. */
export function colorModeOf(visit: Visit): ColorMode {
  const mode = cookieOf(visit, 'mode');
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}
