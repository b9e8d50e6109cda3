import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchField, SearchFilters } from '@vela/domain/search';
import { Field } from '@vela/ui/Field';
import { countryOptions, regionLabelText } from '@vela/ui/option-text';
import { Select } from '@vela/ui/Select';
import { memo, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { regionsQueryOptions } from '@vela/api-client/queries/regions';
import { isCountry, type Country } from '@vela/domain/locale';
import { usePage } from '../page/page-context';
import { useApi } from '../session/member-data-context';

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

interface RegionFilterProps {
  /** What was chosen; empty for everywhere, which has no regions. */
  country: string;
  region: string | undefined;
}

function RegionFilter({ country, region }: RegionFilterProps) {
  return isCountry(country) ? <RegionsOf country={country} region={region} /> : null;
}

function RegionsOf({ country, region }: { country: Country; region: string | undefined }) {
  const { t, i18n } = useLingui();
  const { settings } = usePage();
  const { data } = useQuery(regionsQueryOptions(useApi(), country));
  const regions = data?.regions ?? [];
  const isThere = regions.some(({ key }) => key === region);
  return (
    <Field label={regionLabelText(i18n, { country, label: settings.region_data?.[country] })}>
      <Select
        key={data ? 'there' : 'loading'}
        name="region"
        defaultValue={isThere ? region : ''}
        placeholder={t`The whole country`}
        options={regions.map(({ key, name }) => ({ value: key, label: name }))}
      />
    </Field>
  );
}
