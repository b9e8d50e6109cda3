import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { regionsQueryOptions } from '@vela/api-client/queries/regions';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { isCountry, type Country } from '@vela/domain/locale';
import { livingAfter } from '@vela/domain/profile';
import { Field } from '@vela/ui/Field';
import { countryOptions, regionLabelText } from '@vela/ui/option-text';
import { Select } from '@vela/ui/Select';
import { useApi } from '../../../kit/session/member-data-context';
import { usePage } from '../../../kit/page/page-context';
import { TownField } from '../../../kit/forms/towns/TownField';
import { SectionCard, useSection } from '../section';
import { LocateMe } from './LocateMe';

/** Where the member lives. Another country has other regions and cities, so both are emptied. */
export function PlaceSection({ profile }: { profile: OwnProfile }) {
  const { locale, settings } = usePage();
  const section = useSection({ name: 'place', fields: ['country', 'region', 'city'], profile });
  const { values, change, error } = section;
  const countries = settings.countries ?? [values.country];
  return (
    <SectionCard
      id="place"
      section={section}
      title={<Trans>Where I live</Trans>}
      lead={
        <Trans>Others see region and city, and find you when they search nearby. Never an address.</Trans>
      }
    >
      <LocateMe values={values} onFound={change} />
      <Field label={<Trans>Country</Trans>} error={error('country')}>
        <Select
          name="country"
          autoComplete="country"
          value={values.country}
          options={countryOptions(countries, locale)}
          onChange={({ target }) => {
            if (isCountry(target.value)) change(livingAfter(values, { country: target.value }));
          }}
        />
      </Field>
      <RegionField
        country={values.country}
        region={values.region}
        error={error('region')}
        onChange={(region) => change({ region })}
      />
      <TownField
        country={values.country}
        region={values.region ?? ''}
        value={values.city ?? ''}
        error={error('city')}
        onChange={(city) => change({ city })}
      />
    </SectionCard>
  );
}

interface RegionFieldProps {
  country: Country;
  region: string | null;
  error: string | undefined;
  onChange: (region: string | null) => void;
}

function RegionField({ country, region, error, onChange }: RegionFieldProps) {
  const { t, i18n } = useLingui();
  const { settings } = usePage();
  const { data } = useQuery(regionsQueryOptions(useApi(), country));
  const regions = data?.regions ?? [];
  const isThere = regions.some(({ key }) => key === region);
  return (
    <Field
      label={regionLabelText(i18n, { country, label: settings.region_data?.[country] })}
      optional
      error={error}
    >
      <Select
        name="region"
        autoComplete="address-level1"
        value={isThere ? (region ?? '') : ''}
        placeholder={t`No answer`}
        options={regions.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </Field>
  );
}
