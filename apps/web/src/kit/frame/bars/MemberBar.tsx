import { useLingui } from '@lingui/react/macro';
import { LogoLink } from '@vela/ui/Logo';
import { NavLink, TopBar } from '@vela/ui/TopBar';
import { IconButton } from '@vela/ui/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { usePage } from '../../page/page-context';
import { AccountMenu } from './AccountMenu';
import { usePlaces } from './use-places';
import { inInstalledApp } from './BackButton.css';
import { useBackInApp } from './use-back-in-app';

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

/** The way back where there is no browser's button for it (product.md §2, Top navigation). */
function BackButton() {
  const { t } = useLingui();
  if (!useBackInApp()) return null;
  return (
    <span className={inInstalledApp}>
      <IconButton icon={ChevronLeft} label={t`Back`} onClick={goBack} />
    </span>
  );
}

function goBack(): void {
  history.back();
}
