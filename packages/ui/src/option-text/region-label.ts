import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import type { Country } from '@vela/domain/locale';
import type { RegionLabel } from '@vela/domain/regions';

const LABEL_TEXTS = {
  province: msg`Province`,
  region: msg`Region`,
  state: msg({ message: 'State', context: 'part of a country' }),
  canton: msg`Canton`,
  county: msg`County`,
  voivodeship: msg`Voivodeship`,
} as const satisfies Record<RegionLabel, MessageDescriptor>;

/** The context of an English word for which other languages have several: a Bundesstaat of the US, a Bundesland of Germany. */
const TEXTS_OF_COUNTRIES: Partial<Record<RegionLabel, Partial<Record<Country, MessageDescriptor>>>> = {
  state: {
    DE: msg({ message: 'State', context: 'Bundesland of Germany or Austria' }),
    AT: msg({ message: 'State', context: 'Bundesland of Germany or Austria' }),
  },
  county: {
    NO: msg({ message: 'County', context: 'fylke of Norway' }),
    SE: msg({ message: 'County', context: 'län of Sweden' }),
  },
};

/** What a country calls its regions, in the reader's language; the general word where none is given. Source: product.md §3. */
export function regionLabelText(
  i18n: I18n,
  { country, label = 'region' }: { country: string; label?: RegionLabel | undefined },
): string {
  const ofCountries: Partial<Record<string, MessageDescriptor>> = TEXTS_OF_COUNTRIES[label] ?? {};
  return i18n._(ofCountries[country] ?? LABEL_TEXTS[label]);
}
