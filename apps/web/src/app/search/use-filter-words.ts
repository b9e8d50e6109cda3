import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isAnyInterest } from '@vela/atlas/interests';
import { countryName } from '@vela/domain/locale';
import { regionName } from '@vela/atlas/regions';
import type { SearchFilters } from '@vela/domain/search';
import { INTEREST_TEXTS } from '@vela/ui/profile-text';
import { usePage } from '../../kit/page/page-context';
import { useAgeWords } from '../../kit/search/use-age-words';

export interface FilterWords {
  filter: 'gender' | 'country' | 'region' | 'ages' | 'distance' | 'interests' | 'online' | 'photo';
  label: string;
  /** The search without it. */
  without: SearchFilters;
}

/** Every wish of a search in words. */
export function useFilterWords(filters: SearchFilters): FilterWords[] {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const ageWords = useAgeWords();
  const { gender, country, region, minAge, maxAge, distance, interests, online, photo } = filters;
  const ages = ageWords({ from: minAge, to: maxAge });
  const words: (FilterWords | false)[] = [
    gender !== undefined && {
      filter: 'gender',
      label: gender === 'female' ? t`Women` : t`Men`,
      without: omit(filters, 'gender'),
    },
    country !== undefined &&
      region === undefined && {
        filter: 'country',
        label: countryName(country, locale),
        without: omit(filters, 'country'),
      },
    country !== undefined &&
      region !== undefined && {
        filter: 'region',
        label: regionName(country, region) ?? region,
        without: omit(filters, 'region'),
      },
    ages !== null && {
      filter: 'ages',
      label: ages,
      without: omit(filters, 'minAge', 'maxAge'),
    },
    distance !== undefined && {
      filter: 'distance',
      label: t`within ${distance} km`,
      without: omit(filters, 'distance'),
    },
    interests !== undefined && {
      filter: 'interests',
      label:
        interests.length <= 2
          ? interests
              .filter(isAnyInterest)
              .map((key) => i18n._(INTEREST_TEXTS[key]))
              .join(', ')
          : t`${plural(interests.length, { one: '# interest', other: '# interests' })}`,
      without: omit(filters, 'interests'),
    },
    online === true && { filter: 'online', label: t`online now`, without: omit(filters, 'online') },
    photo === true && { filter: 'photo', label: t`with a photo`, without: omit(filters, 'photo') },
  ];
  return words.filter((word) => word !== false);
}

function omit(filters: SearchFilters, ...keys: (keyof SearchFilters)[]): SearchFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([key]) => !keys.includes(key as keyof SearchFilters)),
  );
}
