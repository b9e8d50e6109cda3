import { Trans, useLingui } from '@lingui/react/macro';
import { ACCOUNT_ITEMS } from '@vela/domain/navigation';
import { Avatar } from '@vela/ui/Avatar';
import { Menu, MenuButton, MenuLink } from '@vela/ui/Menu';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import User from 'lucide-react/icons/user';
import { Fragment, type ReactNode } from 'react';
import { clearAtLogOut } from '../../session/clear-at-log-out';
import { usePage } from '../../page/page-context';
import { useIsCurrent } from './use-places';

/** What a member does with the own account. */
export function AccountMenu() {
  const { t } = useLingui();
  const { user, settings, readyPages } = usePage();
  const isCurrent = useIsCurrent();
  const name = user?.profile?.name ?? user?.email ?? '';
  const photo = user?.profile?.main_image?.thumb_filename;
  const items = {
    profile: readyPages.includes('profile') && (
      <MenuLink href="/profile" icon={User} aria-current={isCurrent('profile') ? 'page' : undefined}>
        <Trans>My profile</Trans>
      </MenuLink>
    ),
    settings: (
      <MenuLink href="/settings" icon={Settings} aria-current={isCurrent('settings') ? 'page' : undefined}>
        <Trans>Settings</Trans>
      </MenuLink>
    ),
    logout: (
      <form method="post" action="/logout" onSubmit={clearAtLogOut}>
        <MenuButton type="submit" icon={LogOut}>
          <Trans>Log out</Trans>
        </MenuButton>
      </form>
    ),
  } satisfies Record<(typeof ACCOUNT_ITEMS)[number], ReactNode>;
  return (
    <Menu
      label={t`Account of ${name}`}
      name={name}
      picture={<Avatar name={name} src={photo ? settings.cdn_prefix + photo : null} size="tiny" />}
    >
      {ACCOUNT_ITEMS.map((item) => (
        <Fragment key={item}>{items[item]}</Fragment>
      ))}
    </Menu>
  );
}
