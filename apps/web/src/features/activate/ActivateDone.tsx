import { Trans, useLingui } from '@lingui/react/macro';
import { awaitsConfirmation } from '@vela/domain/members';
import { LinkPage, useLinkPost } from '../../shell/links';
import { usePage } from '../../shell/page';
import { Activated } from './Activated';
import { ActivateError } from './ActivateError';

export interface ActivateDoneProps {
  /** Of the mailed link; empty when the address has none. */
  token: string;
  isDone: boolean;
}

/**
 * Where the link of the activation mail leads. Opening it changes nothing, as mail scanners open links too:
 * the page posts by itself, or by its button.
 */
export function ActivateDone({ token, isDone }: ActivateDoneProps) {
  const { t } = useLingui();
  const { user } = usePage();
  const isConfirmed = isDone || (user !== null && !awaitsConfirmation(user.status));
  const post = useLinkPost({
    token: isConfirmed ? '' : token,
    send: async () => {
      const { sendActivation } = await import('./send-activation');
      const outcome = await sendActivation(token);
      // It logs a visitor in as well, which the whole page is to show.
      if (outcome.ok && !user) location.replace('/activate/done');
      return outcome;
    },
    onRefused: ({ code }) => {
      if (code === 'activation_failed') location.replace('/activate/error');
    },
  });
  if (isConfirmed || (post.status === 'done' && user !== null)) return <Activated />;
  if (token === '') return <ActivateError />;
  return (
    <LinkPage
      name="activate/done"
      title={t`Confirm your e-mail address`}
      lead={<Trans>One press, and your account is open.</Trans>}
      {...{ token, post }}
    >
      <Trans>Confirm my address</Trans>
    </LinkPage>
  );
}
