import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchField, SearchFilters } from '@vela/domain/search';
import { Field } from '@vela/ui/Field';
import { countryOptions } from '@vela/ui/option-text';
import { Select } from '@vela/ui/Select';
import { memo, useMemo, useState } from 'react';
import { usePage } from '../../kit/page/page-context';
import { RegionFilter } from './RegionFilter';

interface CountryAndRegionProps {
  filters: SearchFilters;
  /** Whether the site has members asked for it. */
  asks: (field: SearchField) => boolean;
}

/**
 * The place that is searched. It is a component of its own, as the country changes here while it is chosen:
 * the other fields stay as they are.
 */
export function CountryAndRegion({ filters, asks }: CountryAndRegionProps) {
  const [country, setCountry] = useState<string>(filters.country ?? '');
  const [initial] = useState(country);
  return (
    <>
      {asks('country') && <CountryFilter initial={initial} onChoose={setCountry} />}
      {asks('region') && <RegionFilter key={country} country={country} region={filters.region} />}
    </>
  );
}

interface CountryFilterProps {
  /** Empty for everywhere. */
  initial: string;
  onChoose: (country: string) => void;
}

/** There are two hundred: nothing is done about them when one of them is chosen. */
const CountryFilter = memo(function CountryFilter({ initial, onChoose }: CountryFilterProps) {
  const { t } = useLingui();
  const { locale, settings } = usePage();
  const { countries } = settings;
  const options = useMemo(() => countryOptions(countries ?? [], locale), [countries, locale]);
  return (
    <Field label={<Trans>Country</Trans>}>
      <Select
        name="country"
        defaultValue={initial}
        onChange={(event) => onChoose(event.target.value)}
        placeholder={t`Everywhere`}
        options={options}
      />
    </Field>
  );
});
