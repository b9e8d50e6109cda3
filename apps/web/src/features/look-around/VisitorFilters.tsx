import { Trans, useLingui } from '@lingui/react/macro';
import { SEARCH_AGES, type SearchField, type SearchFilters } from '@vela/domain/search';
import { Button } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { Field, FieldGroup } from '@vela/ui/Field';
import { countryOptions } from '@vela/ui/option-text';
import { Segments } from '@vela/ui/Segments';
import { Select } from '@vela/ui/Select';
import { TextInput } from '@vela/ui/TextInput';
import { LOCALE_PARAM } from '@vela/domain/locale';
import { usePage } from '../../shell/page';
import { addressLocale, useAddressQuery } from '../../shell/routing';
import { useTrafficSource } from '../../shell/routing/use-traffic-source';
import * as styles from './LookAround.css';

/** A form that the browser sends by itself: each search is a page of its own, with script and without. */
export function VisitorFilters({ filters }: { filters: SearchFilters }) {
  const { t } = useLingui();
  const { locale, settings } = usePage();
  const asks = (field: SearchField): boolean => settings.search_fields?.includes(field) ?? true;
  if (!asks('gender') && !asks('country') && !asks('age')) return null;
  return (
    <Card>
      {/* Firefox would fill in again, after a reload, what the address doesn't say; ages beyond the scale count as its ends. */}
      <form method="get" action="/members" autoComplete="off" noValidate className={styles.filters}>
        <KeptOfAddress />
        {asks('gender') && (
          <FieldGroup label={<Trans>I want to meet</Trans>}>
            <Segments
              name="gender"
              defaultValue={filters.gender ?? ''}
              options={[
                { value: 'female', label: <Trans>Women</Trans> },
                { value: 'male', label: <Trans>Men</Trans> },
                { value: '', label: <Trans>Everyone</Trans> },
              ]}
            />
          </FieldGroup>
        )}
        {asks('country') && (
          <Field label={<Trans>Country</Trans>}>
            <Select
              name="country"
              defaultValue={filters.country ?? ''}
              placeholder={t`Everywhere`}
              options={countryOptions(settings.countries ?? [], locale)}
            />
          </Field>
        )}
        {asks('age') && (
          <div className={styles.ages}>
            <Field label={<Trans>Youngest age</Trans>}>
              <AgeInput name="min_age" defaultValue={filters.minAge} />
            </Field>
            <Field label={<Trans>Oldest age</Trans>}>
              <AgeInput name="max_age" defaultValue={filters.maxAge} />
            </Field>
          </div>
        )}
        <Button type="submit" tone="line">
          <Trans>Show members</Trans>
        </Button>
      </form>
    </Card>
  );
}

function AgeInput(input: { name: string; defaultValue: number | undefined }) {
  return <TextInput {...input} type="number" inputMode="numeric" {...SEARCH_AGES} />;
}

/** Sending a form leaves out the query of its own address: who sent the visitor, and the language it names, go along. */
function KeptOfAddress() {
  const source = useTrafficSource();
  const locale = useAddressQuery(addressLocale);
  const kept = { ...source, ...(locale && { [LOCALE_PARAM]: locale }) };
  return Object.entries(kept).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
