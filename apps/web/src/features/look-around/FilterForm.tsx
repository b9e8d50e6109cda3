import { Trans, useLingui } from '@lingui/react/macro';
import { SEARCH_AGES, type SearchField, type SearchFilters } from '@vela/domain/search';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { countryOptions } from '@vela/ui/option-text';
import { Select } from '@vela/ui/Select';
import { TextInput } from '@vela/ui/TextInput';
import { usePage } from '../../shell/page';
import { useKeptOfAddress } from '../../shell/routing/use-kept-in-address';
import { WhomToMeet } from '../../shell/searches/WhomToMeet';
import * as styles from './VisitorFilters.css';

interface FilterFormProps {
  filters: SearchFilters;
  /** Whether the site lets one search for it. */
  asks: (field: SearchField) => boolean;
}

/** A form that the browser sends by itself: each search is a page of its own, with script and without. */
export function FilterForm({ filters, asks }: FilterFormProps) {
  const { t } = useLingui();
  const { locale, settings } = usePage();
  return (
    // Firefox would fill in again, after a reload, what the address doesn't say; ages beyond the scale count as its ends.
    <form method="get" action="/members" autoComplete="off" noValidate className={styles.form}>
      <KeptOfAddress />
      {asks('gender') && <WhomToMeet gender={filters.gender} />}
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
            <AgeInput name="min_age" defaultValue={filters.minAge} placeholder={SEARCH_AGES.min} />
          </Field>
          <Field label={<Trans>Oldest age</Trans>}>
            <AgeInput name="max_age" defaultValue={filters.maxAge} placeholder={SEARCH_AGES.max} />
          </Field>
        </div>
      )}
      <div className={styles.send}>
        <Button type="submit" wide>
          <Trans>Show members</Trans>
        </Button>
      </div>
    </form>
  );
}

interface AgeInputProps {
  name: string;
  defaultValue: number | undefined;
  /** What an empty one counts as, in years. */
  placeholder: number;
}

function AgeInput({ placeholder, ...input }: AgeInputProps) {
  return (
    <TextInput
      {...input}
      type="number"
      inputMode="numeric"
      {...SEARCH_AGES}
      placeholder={String(placeholder)}
    />
  );
}

/** Sending a form leaves out the query of its own address. */
function KeptOfAddress() {
  return Object.entries(useKeptOfAddress()).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
