import { Trans, useLingui } from '@lingui/react/macro';
import { awaitsConfirmation } from '@vela/domain/members';
import { Activated } from '../../kit/forms/links/Activated';
import { LinkPage } from '../../kit/forms/links/LinkPage';
import { useLinkPost } from '../../kit/forms/links/use-link-post';
import { usePage } from '../../kit/page/page-context';
import { ActivateByPassword } from './ActivateByPassword';
import { ActivateError } from './ActivateError';
import { showLinkFailed } from './show-link-failed';
import { parseLinkSearch } from '../../kit/forms/links/link-search';
import { useAddressQuery } from '../../kit/page/use-routing';

export interface ActivateDoneProps {
  /** The token of the mailed link; empty when the address has none. */
  token: string;
  isDone: boolean;
}

/**
 * The page that the link of the activation mail leads to. Opening it changes nothing, as mail scanners open
 * links too: the page posts by itself, or by its button. It posts by its button alone if it would log another
 * member out.
 */
export function ActivateDone({ token, isDone }: ActivateDoneProps) {
  const { t } = useLingui();
  const { user, isOfAnother = false, asksPassword = false } = usePage();
  const isConfirmed = isDone || (token === '' && user !== null && !awaitsConfirmation(user.status));
  const post = useLinkPost({
    token: isConfirmed ? '' : token,
    waitsForPress: isOfAnother || asksPassword,
    send: async () => {
      const { sendActivation } = await import('./send-activation');
      return sendActivation({ token });
    },
    onError: ({ code }) => {
      if (code === 'activation_failed') showLinkFailed(token);
    },
  });
  if (isConfirmed) return <Activated />;
  if (token === '') return <ActivateError />;
  // The account may have deleted this browser since the page was rendered.
  if (asksPassword || post.apiError?.code === 'password_required')
    return <ActivateByPassword token={token} note={isOfAnother ? <OfAnother /> : null} />;
  return (
    <LinkPage
      name="activate/done"
      title={t`Confirm your e-mail address`}
      lead={isOfAnother ? <OfAnother /> : <Trans>One click activates your account.</Trans>}
      {...{ token, post }}
    >
      {isOfAnother ? <Trans>Open the other account</Trans> : <Trans>Confirm my address</Trans>}
    </LinkPage>
  );
}

/** Names the account of this page; it doesn't say who owns the link. */
function OfAnother() {
  const { user } = usePage();
  const email = user?.email ?? '';
  return (
    <Trans>
      You are logged in as <strong translate="no">{email}</strong>. This link is that of another account:
      opening it logs you out here.
    </Trans>
  );
}

/** The token comes with the address, or with the form that was posted without script. */
export function ActivateDoneRoute() {
  const { token, done } = useAddressQuery(parseLinkSearch);
  const { form } = usePage();
  return <ActivateDone token={token ?? form?.values['token'] ?? ''} isDone={done !== undefined} />;
}
