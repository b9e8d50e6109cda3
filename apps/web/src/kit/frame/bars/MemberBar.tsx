import { useLingui } from '@lingui/react/macro';
import { LogoLink } from '@vela/ui/Logo';
import { NavLink, TopBar } from '@vela/ui/TopBar';
import { usePage } from '../../page/page-context';
import { AccountMenu } from './AccountMenu';
import { BackButton } from './BackButton';
import { usePlaces } from './use-places';

/** The top of a member's pages. */
export function MemberBar() {
  const { i18n } = useLingui();
  const { settings } = usePage();
  const links = usePlaces().map(({ page, href, label, badge, isCurrent }) => (
    <NavLink key={page} href={href} aria-current={isCurrent ? 'page' : undefined} {...(badge && { badge })}>
      {i18n._(label)}
    </NavLink>
  ));
  return (
    <TopBar
      start={<BackButton />}
      logo={<LogoLink name={settings.name} href="/members" />}
      nav={links}
      navAlign="start"
      end={<AccountMenu />}
    />
  );
}
