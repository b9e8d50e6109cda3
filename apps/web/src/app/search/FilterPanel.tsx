import { Trans } from '@lingui/react/macro';
import type { SearchFilters } from '@vela/domain/search';
import { Button } from '@vela/ui/Button';
import { SkipLink } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { useId, useState, useEffect, useRef } from 'react';
import { useHere } from '../../kit/page/use-routing';
import { searchHref } from '../../kit/search/search-address';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import { FOUND } from './SearchHeading';
import { filtersOfForm } from './filters-of-form';
import * as styles from './Search.css';
import { searchStep, type Searched, type SearchWay } from './search-step';

/** How long nothing more may change before what changed counts, in ms: a slider passes many values. */
const SETTLED_MS = 350;

interface FilterPanelProps extends FilterFieldsProps {
  onSearch: (filters: SearchFilters, way: SearchWay) => void;
}

/** The filters beside the results, where there is room: each change is searched for, without a press of a button. */
export function FilterPanel({ onSearch, ...fields }: FilterPanelProps) {
  // Its name is no heading: the first heading of the page, that of the results, comes after it.
  const labelId = useId();
  const address = searchHref(fields);
  const [asked, setAsked] = useState(address);
  const [begun, setBegun] = useState({ address, times: 0 });
  // The fields begin again with what the address says when that changed elsewhere, not by themselves.
  if (begun.address !== address) {
    const isByFields = address === asked;
    setBegun({ address, times: isByFields ? begun.times : begun.times + 1 });
    if (!isByFields) setAsked(address);
  }
  const search: FilterPanelProps['onSearch'] = (wished, way) => {
    setAsked(searchHref({ filters: wished }));
    onSearch(wished, way);
  };
  return (
    <aside className={styles.panel} aria-labelledby={labelId}>
      <SkipLink target={FOUND}>
        <Trans>Skip to the members</Trans>
      </SkipLink>
      <div className={styles.panelHead}>
        <Text as="span" size="section" weight="bold" id={labelId}>
          <Trans>Filters</Trans>
        </Text>
        <TextLink href={searchHref({ filters: {} })}>
          <Trans>Clear all</Trans>
        </TextLink>
      </div>
      <PanelForm key={begun.times} {...fields} onSearch={search} />
    </aside>
  );
}

function PanelForm({ filters, onSearch, ...fields }: FilterPanelProps) {
  // What was chosen meanwhile stands in the fields already: they keep their order while one chooses.
  const [initial] = useState(filters);
  const [searched, setSearched] = useState<Searched>({ filters, wish: null, before: null });
  const here = useHere();
  const settled = useSettled();
  const search = (form: HTMLFormElement) => {
    const wished = filtersOfForm(form);
    if (searchHref({ filters: wished }) === searchHref(searched)) return;
    const { next, way } = searchStep(wished, { searched, here });
    setSearched(next);
    onSearch(wished, way);
  };
  return (
    <form
      method="get"
      action="/members"
      // Firefox would fill in again, after a reload, what the address doesn't say.
      autoComplete="off"
      onChange={({ currentTarget: form }) => settled.run(() => search(form))}
      onSubmit={(event) => {
        event.preventDefault();
        settled.cancel();
        search(event.currentTarget);
      }}
    >
      <FilterFields {...fields} filters={initial} />
      <div className={styles.panelFoot}>
        <Button type="submit" wide>
          <Trans>Show members</Trans>
        </Button>
      </div>
    </form>
  );
}

interface Settled {
  /** Runs this unless something else is to run within the moment that follows. */
  run: (task: () => void) => void;
  cancel: () => void;
}

/** Waits until a row of changes has ended; what still waits when the component is unmounted never runs. */
function useSettled(): Settled {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    cancel,
    run: (task) => {
      cancel();
      timer.current = setTimeout(task, SETTLED_MS);
    },
  };
}
