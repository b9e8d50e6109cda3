import { useLingui } from '@lingui/react/macro';
import { isAnyInterest } from '@vela/atlas/interests';
import { regionName } from '@vela/atlas/regions';
import type { Wishes } from '@vela/contract/entities/wishes';
import { countryName, nameList } from '@vela/domain/locale';
import { INTEREST_TEXTS } from '@vela/ui/profile-text';
import { useLookingForWords } from '../../kit/formats/use-looking-for-words';
import { usePage } from '../../kit/page/page-context';
import { useAgeWords } from '../../kit/search/use-age-words';

export interface WishWords {
  gender: string;
  /** Those of no wish, too. */
  ages: string | null;
  distance: string | null;
  region: string | null;
  interests: string | null;
  lookingFor: string | null;
}

/** Returns a function that puts wishes into words; `null` for what isn't wished for. */
export function useWishWords(): (wishes: Wishes) => WishWords {
  const { t } = useLingui();
  const { locale } = usePage();
  const ageWords = useAgeWords();
  const interestWords = useInterestWords();
  const lookingForWords = useLookingForWords();
  return ({ gender, min_age: from, max_age: to, distance, country, region, ...wishes }) => ({
    gender: gender === null ? t`Women and men` : gender === 'female' ? t`Women` : t`Men`,
    ages: ageWords({ from: from ?? undefined, to: to ?? undefined }),
    distance: distance === null ? null : t`within ${distance} km`,
    region:
      country === null ? null : ((region && regionName(country, region)) ?? countryName(country, locale)),
    interests: wishes.interests.length === 0 ? null : interestWords(wishes.interests),
    lookingFor: wishes.looking_for.length === 0 ? null : lookingForWords(wishes.looking_for),
  });
}

/** Returns a function that names interests in a list. */
export function useInterestWords(): (interests: readonly string[]) => string {
  const { i18n } = useLingui();
  const { locale } = usePage();
  return (interests) =>
    nameList(
      interests.filter(isAnyInterest).map((key) => i18n._(INTEREST_TEXTS[key])),
      locale,
    );
}
