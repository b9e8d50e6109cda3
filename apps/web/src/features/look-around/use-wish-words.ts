import type { SearchFilters } from '@vela/domain/search';
import { countryName } from '@vela/domain/locale';
import { usePage } from '../../shell/page';
import { withCapital } from '../../shell/profiles';
import { useAgeWords } from '../../shell/searches/use-age-words';

/** Where and of what age a visitor looks for members, in words; null for no wish. Whom, the page's heading says. */
export function useWishWords({ country, minAge, maxAge }: SearchFilters): string | null {
  const { locale } = usePage();
  const ages = useAgeWords()({ from: minAge, to: maxAge });
  const wishes = [country && countryName(country, locale), ages].filter(Boolean).join(' · ');
  return wishes === '' ? null : withCapital(wishes, locale);
}
