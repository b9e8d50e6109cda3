import { Trans } from '@lingui/react/macro';
import { ButtonLink, type ButtonLinkProps } from '@vela/ui/Button';
import { usePage } from '../../page/page-context';

/** The way back to where this person begins. */
export function HomeLink({ tone = 'primary' }: Pick<ButtonLinkProps, 'tone'>) {
  const { user } = usePage();
  if (user) {
    return (
      <ButtonLink tone={tone} href="/members">
        <Trans>Go to your members’ page</Trans>
      </ButtonLink>
    );
  }
  return (
    <ButtonLink tone={tone} href="/">
      <Trans>Go to the home page</Trans>
    </ButtonLink>
  );
}
