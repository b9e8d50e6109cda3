import { Trans } from '@lingui/react/macro';
import { Button } from '@vela/ui/Button';
import { Heading } from '@vela/ui/Heading';
import { TextLink } from '@vela/ui/TextLink';
import { useId } from 'react';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import { filtersOfForm } from './filters-of-form';
import * as styles from './Search.css';
import { searchHref } from './search-address';

/** The filters beside the results, where there is room. */
export function FilterPanel({ onSearch, ...fields }: FilterFieldsProps) {
  const headingId = useId();
  return (
    <aside className={styles.panel} aria-labelledby={headingId}>
      <form
        // The fields begin again with what the address says, when that changed elsewhere.
        key={searchHref(fields)}
        method="get"
        action="/members"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(filtersOfForm(event.currentTarget));
        }}
      >
        <div className={styles.panelHead}>
          <Heading level={2} size="section" id={headingId}>
            <Trans>Filters</Trans>
          </Heading>
          <TextLink href={searchHref({ filters: {} })}>
            <Trans>Clear all</Trans>
          </TextLink>
        </div>
        <FilterFields {...fields} />
        <div className={styles.panelFoot}>
          <Button type="submit" wide>
            <Trans>Show members</Trans>
          </Button>
        </div>
      </form>
    </aside>
  );
}
