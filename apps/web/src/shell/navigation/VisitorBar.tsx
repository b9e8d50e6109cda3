import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { LogoLink } from '@vela/ui/Logo';
import { NavLink, TopBar } from '@vela/ui/TopBar';
import { useJoinHref } from '../join/use-join-href';
import { usePage } from '../page';
import { promisesOf } from '../promises';
import { useHere, usePageName } from '../routing';
import { LanguageMenu } from './LanguageMenu';

/** The top of a visitor's pages: what the site is, its languages, the way in. */
export function VisitorBar() {
  const { settings, readyPages } = usePage();
  const joinHref = useJoinHref();
  const logInHref = useLogInHref();
  const page = usePageName();
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
        <NavLink key="pricing" href="/pricing" aria-current={page === 'pricing' ? 'page' : undefined}>
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

/** Members' pages that visitors see something of: who logs in there means to go on there, with what they asked for. */
function useLogInHref(): string {
  const here = useHere();
  switch (usePageName()) {
    case 'members':
    case 'members-id':
      return `/login?next=${encodeURIComponent(here)}`;
    case 'login':
      // Whoever was on the way somewhere still is.
      return here;
    default:
      return '/login';
  }
}
