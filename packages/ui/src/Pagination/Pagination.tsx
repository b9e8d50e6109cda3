import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { MouseEvent } from 'react';
import type { ElementProps } from '../element-props';
import { Icon, type IconGlyph } from '../Icon';
import { isPlainClick } from '../plain-click';
import { pageNumbers } from './page-numbers';
import * as styles from './Pagination.css';

export interface PaginationProps {
  /** What has the pages, for screen readers: "Pages of orders". */
  label: string;
  /** The first page is 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Goes there without leaving the page; a press that opens a new tab is left to the browser. */
  onGo?: ((href: string) => void) | undefined;
}

/** The pages of a long list, each with an address of its own; on a phone the one before, the one after, and where one is. */
export function Pagination({ label, page, pages, hrefOf, onGo }: PaginationProps) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  const linkTo = (number: number) => {
    const href = hrefOf(number);
    return {
      href,
      onClick: (event: MouseEvent) => {
        if (!onGo || !isPlainClick(event)) return;
        event.preventDefault();
        onGo(href);
      },
    };
  };
  const isKept = onGo !== undefined;
  const before = { ...linkTo(page - 1), rel: 'prev' };
  const after = { ...linkTo(page + 1), rel: 'next' };
  return (
    <nav aria-label={label} className={styles.row}>
      <Step icon={ChevronLeft} label={t`Previous page`} isKept={isKept} {...(page > 1 && before)} />
      <span className={styles.place}>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index) =>
          number === 'gap' ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                {...linkTo(number)}
                className={styles.number}
                aria-label={t`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          ),
        )}
      </ol>
      <Step icon={ChevronRight} label={t`Next page`} isKept={isKept} {...(page < pages && after)} />
    </nav>
  );
}

interface StepProps extends Pick<ElementProps<'a'>, 'rel' | 'onClick'> {
  icon: IconGlyph;
  label: string;
  /** None at either end. */
  href?: string | undefined;
  isKept: boolean;
}

/**
 * If the document stays, the link does, too: after the press that reached the end the focus is still in it.
 */
function Step({ icon, label, isKept, href, ...attributes }: StepProps) {
  const resting = href === undefined ? RESTING : undefined;
  return (
    <span className={styles.end}>
      {(href !== undefined || isKept) && (
        <a {...attributes} {...resting} href={href} className={styles.step} aria-label={label}>
          <Icon of={icon} />
        </a>
      )}
    </span>
  );
}

const RESTING = { role: 'link', tabIndex: 0, 'aria-disabled': true } as const;
