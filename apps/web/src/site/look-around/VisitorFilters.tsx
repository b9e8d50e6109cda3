import { Trans, useLingui } from '@lingui/react/macro';
import { countryName } from '@vela/domain/locale';
import { asksFor, type SearchField, type SearchFilters } from '@vela/domain/search';
import { Icon } from '@vela/ui/Icon';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { countryOptions } from '@vela/ui/option-text';
import { Select } from '@vela/ui/Select';
import { usePage } from '../../kit/page/page-context';
import * as styles from './VisitorFilters.css';
import { useCarriedParams } from '../../kit/page/use-carried-params';
import { InterestedIn } from '../../kit/search/InterestedIn';

/**
 * A visitor's filters, on a line that unfolds into the fields: on a phone the members come first. A desktop
 * has room for both.
 */
export function VisitorFilters({ filters }: { filters: SearchFilters }) {
  const { settings, locale } = usePage();
  const { country } = filters;
  const asks = (field: SearchField): boolean => asksFor(field, settings.search_fields);
  if (!asks('gender') && !asks('country')) return null;
  return (
    <details className={styles.fold}>
      <summary className={styles.line}>
        <Icon of={SlidersHorizontal} size="small" />
        <span className={styles.wishes}>
          {country ? countryName(country, locale) : <Trans>Everywhere</Trans>}
        </span>
        <span className={styles.change}>
          <span className={styles.whileClosed}>
            <Trans context="what is looked for">Change</Trans>
          </span>
          <span className={styles.whileOpen}>
            <Trans context="fields on a page">Close</Trans>
          </span>
        </span>
      </summary>
      <div className={styles.fields}>
        <FilterForm filters={filters} asks={asks} />
      </div>
    </details>
  );
}

interface FilterFormProps {
  filters: SearchFilters;
  /** Whether the site lets one search for it. */
  asks: (field: SearchField) => boolean;
}

/** A form that the browser sends by itself: each search is a page of its own, with script and without. */
function FilterForm({ filters, asks }: FilterFormProps) {
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
