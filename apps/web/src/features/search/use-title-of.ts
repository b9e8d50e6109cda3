import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { regionName } from '@vela/atlas/regions';
import type { SearchFilters } from '@vela/domain/search';
import { usePage } from '../../shell/page';

type Who = 'female' | 'male' | 'everyone';

const ANYWHERE = {
  female: msg`Women`,
  male: msg`Men`,
  everyone: msg`Women and men`,
} as const satisfies Record<Who, unknown>;

const IN_REGION = {
  female: (place: string) => msg`Women in ${place}`,
  male: (place: string) => msg`Men in ${place}`,
  everyone: (place: string) => msg`Women and men in ${place}`,
} as const satisfies Record<Who, unknown>;

const NEARBY = {
  female: (place: string) => msg`Women near ${place}`,
  male: (place: string) => msg`Men near ${place}`,
  everyone: (place: string) => msg`Women and men near ${place}`,
} as const satisfies Record<Who, unknown>;

/** Who is looked for, and where. */
export function useTitleOf({ gender, country, region, distance }: SearchFilters): string {
  const { i18n } = useLingui();
  const { user } = usePage();
  const who: Who = gender ?? 'everyone';
  const place = country && region !== undefined ? regionName(country, region) : null;
  if (place !== null) return i18n._(IN_REGION[who](place));
  const city = user?.profile?.city;
  if (distance !== undefined && city) return i18n._(NEARBY[who](city));
  return i18n._(ANYWHERE[who]);
}
