import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge, isBadgeShown, type BadgeProps } from '../Badge';
import type { ElementProps } from '../element-props';
import { Container } from '../layout';
import {
  bar,
  end as endStyle,
  items,
  logoPlace,
  nav as navStyle,
  navLink,
  navStart,
  row,
  rowAround,
} from './TopBar.css';

export interface TopBarProps {
  /** It stands before the logo: the way back. */
  start?: ReactNode;
  /** A `LogoLink`. */
  logo: ReactNode;
  /** `NavLink`s, shown from 768 px on; below that the `BottomBar` has them. */
  nav?: readonly ReactNode[] | undefined;
  /** The position of the navigation: a visitor's is in the middle, a member's beside the logo. */
  navAlign?: 'center' | 'start' | undefined;
  /** What is done here: log in, the language, the account's menu. */
  end?: ReactNode;
}

export function TopBar({ start, logo, nav = [], navAlign = 'center', end }: TopBarProps) {
  const { t } = useLingui();
  const isAround = navAlign === 'center' && nav.length > 0 && start === undefined;
  return (
    <header className={bar}>
      <Container>
        <div className={isAround ? rowAround : row}>
          {start}
          <div className={logoPlace}>{logo}</div>
          {nav.length > 0 && (
            <nav className={navAlign === 'center' ? navStyle : navStart} aria-label={t`Main`}>
              <ul className={items}>
                {nav.map((item, index) => (
                  <li key={index}>{item}</li>
                ))}
              </ul>
            </nav>
          )}
          <div className={endStyle}>{end}</div>
        </div>
      </Container>
    </header>
  );
}

export interface NavLinkProps extends ElementProps<'a'> {
  badge?: BadgeProps | undefined;
}

/** One place of the top navigation; `aria-current="page"` marks where one is. */
export function NavLink({ badge, children, ...attributes }: NavLinkProps) {
  return (
    <a {...attributes} className={navLink}>
      {children}
      {badge && isBadgeShown(badge) && <Badge {...badge} />}
    </a>
  );
}
