import { Trans } from '@lingui/react/macro';
import { regionName } from '@vela/atlas/regions';
import type { SearchFilters } from '@vela/domain/search';
import type { ReactNode } from 'react';
import { usePage } from '../../kit/page/page-context';

type Who = 'female' | 'male' | 'everyone';

type Place = (place: string) => ReactNode;

const ANYWHERE = {
  female: <Trans>Women</Trans>,
  male: <Trans>Men</Trans>,
  everyone: <Trans>Women and men</Trans>,
} as const satisfies Record<Who, ReactNode>;

const IN_REGION = {
  female: (place) => (
    <Trans>
      Women in <span translate="no">{place}</span>
    </Trans>
  ),
  male: (place) => (
    <Trans>
      Men in <span translate="no">{place}</span>
    </Trans>
  ),
  everyone: (place) => (
    <Trans>
      Women and men in <span translate="no">{place}</span>
    </Trans>
  ),
} as const satisfies Record<Who, Place>;

const NEARBY = {
  female: (place) => (
    <Trans>
      Women near <span translate="no">{place}</span>
    </Trans>
  ),
  male: (place) => (
    <Trans>
      Men near <span translate="no">{place}</span>
    </Trans>
  ),
  everyone: (place) => (
    <Trans>
      Women and men near <span translate="no">{place}</span>
    </Trans>
  ),
} as const satisfies Record<Who, Place>;

/** Who is looked for, and where. */
export function SearchTitle({ filters }: { filters: SearchFilters }) {
  const { gender, country, region, distance } = filters;
  const { user } = usePage();
  const who: Who = gender ?? 'everyone';
  const place = country && region !== undefined ? regionName(country, region) : null;
  if (place !== null) return IN_REGION[who](place);
  const city = user?.profile?.city;
  if (distance !== undefined && city) return NEARBY[who](city);
  return ANYWHERE[who];
}
