import { useLingui } from '@lingui/react/macro';
import { BottomBar, BottomBarLink } from '@vela/ui/BottomBar';
import User from 'lucide-react/icons/user';
import Settings from 'lucide-react/icons/settings';
import { usePage } from '../../page/page-context';
import { useIsCurrent, usePlaces } from './use-places';

/** A member's places within reach of the thumb, the own profile last. */
export function MemberBottomBar() {
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
