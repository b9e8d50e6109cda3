import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchField, SearchFilters } from '@vela/domain/search';
import { Field } from '@vela/ui/Field';
import { countryOptions } from '@vela/ui/option-text';
import { Select } from '@vela/ui/Select';
import { useMemo, useState } from 'react';
import { usePage } from '../../shell/page';
import { RegionFilter } from './RegionFilter';

interface CountryAndRegionProps {
  filters: SearchFilters;
  /** Whether the site has members asked for it. */
  asks: (field: SearchField) => boolean;
}

/** Where members live. By itself, as the country is known here while it is chosen: the other fields stay as they are. */
export function CountryAndRegion({ filters, asks }: CountryAndRegionProps) {
  const { t } = useLingui();
  const { locale, settings } = usePage();
  const [country, setCountry] = useState<string>(filters.country ?? '');
  const { countries } = settings;
  const options = useMemo(() => countryOptions(countries ?? [], locale), [countries, locale]);
  return (
    <>
      {asks('country') && (
        <Field label={<Trans>Country</Trans>}>
          <Select
            name="country"
            value={country}
            onChange={(event) => setCountry(event.target.value)}
            placeholder={t`Everywhere`}
            options={options}
          />
        </Field>
      )}
      {asks('region') && <RegionFilter key={country} country={country} region={filters.region} />}
    </>
  );
}
