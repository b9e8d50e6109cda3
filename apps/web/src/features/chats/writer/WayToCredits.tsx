import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { usePage } from '../../../shell/page';
import { useWayToCredits } from './use-way-to-credits';

/** To where credits are bought. */
export function WayToCredits({ tone = 'line' }: { tone?: 'line' | 'primary' }) {
  const { user } = usePage();
  const href = useWayToCredits();
  if (href === null) return null;
  return (
    <ButtonLink tone={tone} size="small" href={href}>
      {user?.paid_user === true ? <Trans>Buy credits</Trans> : <Trans>Get Premium</Trans>}
    </ButtonLink>
  );
}
