import { isSignupOpen } from '@vela/domain/signup';
import { useKnownSource } from '../consent/use-known-source';
import { usePage } from '../page/page-context';
import { useInLanguage } from '../page/use-in-language';

/**
 * The address of the sign-up for this visitor; null where only the invited may join. Who sent them goes along: before an
 * answer to what may be kept it lives in addresses alone.
 */
export function useJoinHref(): string | null {
  const { settings } = usePage();
  const source = useKnownSource();
  const inLanguage = useInLanguage();
  if (!isSignupOpen(settings.signups, source)) return null;
  const query = new URLSearchParams(source).toString();
  return inLanguage(query === '' ? '/signup' : `/signup?${query}`);
}
