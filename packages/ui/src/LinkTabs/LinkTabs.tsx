import type { MouseEvent, ReactNode } from 'react';
import { Badge, isBadgeShown, type BadgeProps } from '../Badge';
import { isPlainClick } from '../plain-click';
import { part, tab, tabs } from './LinkTabs.css';

export interface LinkTab {
  href: string;
  label: ReactNode;
  isCurrent: boolean;
  badge?: BadgeProps | undefined;
}

export interface LinkTabsProps {
  /** What the tabs belong to, for screen readers. */
  label: string;
  tabs: readonly LinkTab[];
  /** Goes there without leaving the page; a press that opens a new tab is left to the browser. */
  onGo?: ((href: string) => void) | undefined;
}

/** Links side by side to the parts of one page, each with an address of its own. */
export function LinkTabs({ label, tabs: list, onGo }: LinkTabsProps) {
  const go = (event: MouseEvent, href: string) => {
    if (!onGo || !isPlainClick(event)) return;
    event.preventDefault();
    onGo(href);
  };
  return (
    <nav aria-label={label}>
      <ul className={tabs}>
        {list.map(({ href, label: words, isCurrent, badge }) => (
          <li key={href} className={part}>
            <a
              className={tab}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={(event) => go(event, href)}
            >
              {words}
              {badge && isBadgeShown(badge) && <Badge {...badge} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
