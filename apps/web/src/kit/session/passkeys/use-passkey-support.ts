import { useIsHydrated } from '@vela/ui/hydration';
import { usePage } from '../../page/page-context';

/**
 * Whether this browser can use passkeys of this site; null while that isn't known. A passkey belongs to the site's own host: at
 * another one that shows the site, the server would reject what the browser makes.
 */
export function usePasskeySupport(): boolean | null {
  const { domain } = usePage().settings;
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return 'PublicKeyCredential' in window && location.hostname === domain;
}
