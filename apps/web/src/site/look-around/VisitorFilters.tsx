import { Trans } from '@lingui/react/macro';
import { countryName } from '@vela/domain/locale';
import { asksFor, type SearchField, type SearchFilters } from '@vela/domain/search';
import { Icon } from '@vela/ui/Icon';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { usePage } from '../../kit/page/page-context';
import { FilterForm } from './FilterForm';
import * as styles from './VisitorFilters.css';

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
