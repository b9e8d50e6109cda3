import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchField, SearchFilters } from '@vela/domain/search';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { countryOptions } from '@vela/ui/option-text';
import { Select } from '@vela/ui/Select';
import { usePage } from '../../kit/page/page-context';
import { useCarriedParams } from '../../kit/page/use-carried-params';
import { InterestedIn } from '../../kit/search/InterestedIn';
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
    // Firefox would fill in again, after a reload, what the address doesn't say.
    <form method="get" action="/members" autoComplete="off" className={styles.form}>
      <CarriedParams />
      {asks('gender') && <InterestedIn gender={filters.gender} />}
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
      <div className={styles.send}>
        <Button type="submit" wide>
          <Trans>Show members</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Sending a form leaves out the query of its own address. */
function CarriedParams() {
  return Object.entries(useCarriedParams()).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
