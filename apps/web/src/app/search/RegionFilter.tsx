import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { regionsQueryOptions } from '@vela/api-client/queries/regions';
import { isCountry, type Country } from '@vela/domain/locale';
import { Field } from '@vela/ui/Field';
import { regionLabelText } from '@vela/ui/option-text';
import { Select } from '@vela/ui/Select';
import { useApi } from '../../kit/session/member-data-context';
import { usePage } from '../../kit/page/page-context';

interface RegionFilterProps {
  /** What was chosen; empty for everywhere, which has no regions. */
  country: string;
  region: string | undefined;
}

export function RegionFilter({ country, region }: RegionFilterProps) {
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
