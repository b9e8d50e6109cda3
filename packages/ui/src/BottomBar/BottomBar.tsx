import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge, isBadgeShown, type BadgeProps } from '../Badge';
import type { ElementProps } from '../element-props';
import { Icon, type IconGlyph } from '../Icon';
import { bar, count, items, link, picture, place, room, words } from './BottomBar.css';

export interface BottomBarProps {
  /** It holds at most five `BottomBarLink`s. */
  children: readonly ReactNode[];
}

/** The navigation within reach of a thumb, below 768 px; it stands last on the page. */
export function BottomBar({ children }: BottomBarProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={room} />
      <nav className={bar} aria-label={t`Main`}>
        <ul className={items}>
          {children.map((item, index) => (
            <li key={index} className={place}>
              {item}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

export interface BottomBarLinkProps extends ElementProps<'a'> {
  icon: IconGlyph;
  badge?: BadgeProps | undefined;
}

export function BottomBarLink({ icon, badge, children, ...attributes }: BottomBarLinkProps) {
  return (
    <a {...attributes} className={link}>
      <span className={picture}>
        <Icon of={icon} size="large" />
        {badge && isBadgeShown(badge) && (
          <span className={count}>
            <Badge {...badge} />
          </span>
        )}
      </span>
      <span className={words}>{children}</span>
    </a>
  );
}
