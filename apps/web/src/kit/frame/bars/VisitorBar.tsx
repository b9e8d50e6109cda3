import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { LogoLink } from '@vela/ui/Logo';
import { NavLink, TopBar } from '@vela/ui/TopBar';
import { useJoinHref } from '../../join/use-join-href';
import { usePage } from '../../page/page-context';
import { promisesOf } from './promises';
import { useHere } from '../../page/use-routing';
import { withNext } from '../../page/with-next';
import { LanguageMenu } from './LanguageMenu';

/** The top of a visitor's pages: what the site is, its languages, the way in. */
export function VisitorBar() {
  const { settings, readyPages } = usePage();
  const joinHref = useJoinHref();
  const logInHref = useLogInHref();
  return (
    <TopBar
      logo={<LogoLink name={settings.name} href="/" />}
      nav={[
        <NavLink key="how" href="/#how">
          <Trans>How it works</Trans>
        </NavLink>,
        ...(promisesOf(readyPages).length > 0
          ? [
              <NavLink key="safety" href="/#safety">
                <Trans>Safety</Trans>
              </NavLink>,
            ]
          : []),
        <NavLink key="pricing" href="/pricing">
          <Trans>Pricing</Trans>
        </NavLink>,
      ]}
      end={
        <>
          <LanguageMenu />
          <ButtonLink tone="plain" size="small" href={logInHref}>
            <Trans>Log in</Trans>
          </ButtonLink>
          {joinHref !== null && (
            <ButtonLink tone="soft" size="small" href={joinHref}>
              <Trans context="to become a member, on a button">Join</Trans>
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** Members’ pages, which visitors see something of, and the log-in itself: who logs in there means to go on where they were. */
function useLogInHref(): string {
  const here = useHere();
  if (here.startsWith('/members')) return withNext('/login', here);
  return here.startsWith('/login') ? here : '/login';
}
