import { isSignupOpen } from '@vela/domain/signup';
import { useKnownSource } from '../consent/use-known-source';
import { usePage } from '../page/page-context';
import { useInLanguage } from '../page/use-in-language';

/**
 * Returns the address of the sign-up for this visitor; null where only the invited may join. It names who sent them: before
 * consent to storing that, it is in addresses alone.
 */
export function useJoinHref(): string | null {
  const { settings } = usePage();
  const source = useKnownSource();
  const inLanguage = useInLanguage();
  if (!isSignupOpen(settings.signups, source)) return null;
  const query = new URLSearchParams(source).toString();
  return inLanguage(query === '' ? '/signup' : `/signup?${query}`);
}
