import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchFilters } from '@vela/domain/search';
import { Badge } from '@vela/ui/Badge';
import { Button } from '@vela/ui/Button';
import { Dialog, DialogFoot } from '@vela/ui/Dialog';
import { Inline } from '@vela/ui/layout';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import { filtersOfForm } from './filters-of-form';
import * as styles from './Search.css';
import { useFilterWords } from './use-filter-words';

interface FilterSheetProps extends FilterFieldsProps {
  onSearch: (filters: SearchFilters) => void;
}

/** The sheet has the same filters, if the results need the room. */
export function FilterSheet({ onSearch, ...fields }: FilterSheetProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const count = useFilterWords(fields.filters).length;
  const search: FilterSheetProps['onSearch'] = (filters) => {
    setIsOpen(false);
    onSearch(filters);
  };
  return (
    <div className={styles.sheetOpener}>
      <Button tone="line" size="small" icon={SlidersHorizontal} onClick={() => setIsOpen(true)}>
        <Inline as="span">
          <Trans>Filters</Trans>
          {count > 0 && (
            <Badge count={count} label={t({ context: 'how many filters are', message: 'chosen' })} />
          )}
        </Inline>
      </Button>
      <Dialog isOpen={isOpen} title={<Trans>Filters</Trans>} onClose={() => setIsOpen(false)}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            search(filtersOfForm(event.currentTarget));
          }}
        >
          <FilterFields {...fields} />
          <DialogFoot>
            <div className={styles.sheetEnds}>
              <Button tone="plain" onClick={() => search({})}>
                <Trans>Clear all</Trans>
              </Button>
              <Button type="submit" wide>
                <Trans>Show members</Trans>
              </Button>
            </div>
          </DialogFoot>
        </form>
      </Dialog>
    </div>
  );
}
