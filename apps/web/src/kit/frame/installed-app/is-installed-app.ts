import { media } from '@vela/ui/tokens';

/** Whether the site runs as an app of its own, without the browser's bars. In the browser alone. */
export function isInstalledApp(): boolean {
  return matchMedia(media.installedApp).matches;
}
