import { useLingui } from '@lingui/react/macro';
import type { SearchFilters } from '@vela/domain/search';
import { ButtonLink } from '@vela/ui/Button';
import { isPlainClick } from '@vela/ui/plain-click';
import X from 'lucide-react/icons/x';
import { usePage } from '../../kit/page/page-context';
import { withCapital } from '../../kit/formats/with-capital';
import { useGo } from '../../kit/page/use-routing';
import { searchHref } from '../../kit/search/search-address';
import { useFilterWords } from './use-filter-words';

/** The wishes of the search, each of which a press takes away. */
export function ActiveFilters({ filters }: { filters: SearchFilters }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const go = useGo();
  return useFilterWords(filters).map(({ filter, label, without }) => {
    const href = searchHref({ filters: without });
    return (
      <ButtonLink
        key={filter}
        tone="line"
        size="small"
        iconEnd={X}
        href={href}
        aria-label={t`Search without: ${label}`}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          go(href);
        }}
      >
        {withCapital(label, locale)}
      </ButtonLink>
    );
  });
}
