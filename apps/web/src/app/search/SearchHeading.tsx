import { useLingui } from '@lingui/react/macro';
import type { SearchFilters } from '@vela/domain/search';
import { Heading } from '@vela/ui/Heading';
import { Text } from '@vela/ui/Text';
import type { Ref } from 'react';
import { usePage } from '../../kit/page/page-context';
import { withCapital } from '../../kit/formats/with-capital';
import * as styles from './Search.css';
import { SearchTitle } from './SearchTitle';
import { useFilterWords } from './use-filter-words';

/** The id of the heading over who was found. */
export const FOUND = 'found';

interface SearchHeadingProps {
  filters: SearchFilters;
  ref: Ref<HTMLHeadingElement>;
}

/** What is looked for, in words. */
export function SearchHeading({ filters, ref }: SearchHeadingProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const words = useFilterWords(filters).filter(({ filter }) => filter !== 'gender' && filter !== 'region');
  const anyone = filters.region === undefined ? t`Any age, anywhere` : t`Any age`;
  return (
    <div className={styles.heading}>
      <Heading level={1} size="page" id={FOUND} ref={ref} tabIndex={-1}>
        <SearchTitle filters={filters} />
      </Heading>
      <div className={words.length > 0 ? styles.wishes : undefined}>
        <Text size="label" tone="muted">
          {words.length > 0 ? withCapital(words.map(({ label }) => label).join(' · '), locale) : anyone}
        </Text>
      </div>
    </div>
  );
}
