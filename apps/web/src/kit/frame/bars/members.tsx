import { use, type ComponentType, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LogoLink } from '@vela/ui/Logo';
import { NavLink, TopBar } from '@vela/ui/TopBar';
import { IconButton } from '@vela/ui/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { BottomBar, BottomBarLink } from '@vela/ui/BottomBar';
import User from 'lucide-react/icons/user';
import Settings from 'lucide-react/icons/settings';
import { MemberProviders } from './MemberProviders';
import { MemberDataContext } from '../../session/member-data-context';
import { PushAsk } from '../alerts/PushAsk';
import { MemberAlerts } from '../alerts/MemberAlerts';
import { WelcomeBanner } from '../welcome/WelcomeBanner';
import { usePage } from '../../page/page-context';
import { AccountMenu } from './AccountMenu';
import { usePlaces, useIsCurrent } from './use-places';
import { inInstalledApp } from './members.css';
import { useBackInApp } from './use-back-in-app';

/** What stands around a member's screens; a page loads it only for one. */
export interface MemberNavigation {
  TopBar: ComponentType;
  BottomBar: ComponentType;
  /** The alert above a screen, where the page has one. */
  Banners: ComponentType;
  /** What stands below a screen, where the page has something to ask. */
  Prompts: ComponentType;
  /** What the screens inside rely on: their messages, what waits, matches. */
  Providers: ComponentType<{ children: ReactNode }>;
}

export const members: MemberNavigation = {
  TopBar: MemberBar,
  BottomBar: MemberBottomBar,
  Banners: MemberBanners,
  Prompts: MemberPrompts,
  Providers: MemberProviders,
};

/** What a member is asked at the foot of a page. */
function MemberPrompts() {
  // A screen that stands in for a page, such as one that wasn't found, asks nothing.
  return use(MemberDataContext) === null ? null : <PushAsk of="page" />;
}

/**
 * What a member has to know, and the offer that runs, above the screen (product.md §2, Alerts and banners). Nothing comes before
 * confirming the address, without which nobody gets a message.
 */
export function MemberBanners() {
  return (
    <>
      <MemberAlerts />
      <WelcomeBanner />
    </>
  );
}

/** The top of a member's pages. */
function MemberBar() {
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

/** A member's places within reach of the thumb, the own profile last. */
function MemberBottomBar() {
  const { t, i18n } = useLingui();
  const { readyPages } = usePage();
  const isCurrent = useIsCurrent();
  const own = readyPages.includes('profile')
    ? { page: 'profile' as const, href: '/profile', icon: User, words: t`Profile` }
    : { page: 'settings' as const, href: '/settings', icon: Settings, words: t`Settings` };
  return (
    <BottomBar>
      {[
        ...usePlaces().map(({ page, href, icon, shortLabel, badge, isCurrent }) => (
          <BottomBarLink
            key={page}
            href={href}
            icon={icon}
            aria-current={isCurrent ? 'page' : undefined}
            {...(badge && { badge })}
          >
            {i18n._(shortLabel)}
          </BottomBarLink>
        )),
        <BottomBarLink
          key={own.page}
          href={own.href}
          icon={own.icon}
          aria-current={isCurrent(own.page) ? 'page' : undefined}
        >
          {own.words}
        </BottomBarLink>,
      ]}
    </BottomBar>
  );
}
