import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@vela/contract/entities/user';
import { awaitsConfirmation } from '@vela/domain/members';
import { pathAfterSignup } from '@vela/domain/pages';
import { ButtonLink } from '@vela/ui/Button';
import { TextLink } from '@vela/ui/TextLink';
import MailX from 'lucide-react/icons/mail-x';
import { AnswerPage } from '../../kit/forms/AnswerPage';
import { usePage } from '../../kit/page/page-context';
import { secondThought } from './ActivateError.css';

/** The activation link did not work, and how to go on. */
export function ActivateError() {
  const { t } = useLingui();
  const { user, settings } = usePage();
  const { support_email: supportEmail } = settings;
  const mail = (
    <TextLink href={`mailto:${supportEmail}`} translate="no">
      {supportEmail}
    </TextLink>
  );
  return (
    <AnswerPage icon={MailX} tone="danger" title={t`Activation failed`} action={<WayOn user={user} />}>
      {user === null ? (
        <>
          <Trans>
            The link has expired, or was used before. If you used it before, you’re done: simply log in. If it
            has expired, log in to get a new one.
          </Trans>
          <span className={secondThought}>
            <Trans>Neither helps? Something went wrong, please contact {mail} for help.</Trans>
          </span>
        </>
      ) : (
        <Trans>
          The link has expired or was used already. Something went wrong, please contact {mail} for help.
        </Trans>
      )}
    </AnswerPage>
  );
}

function WayOn({ user }: { user: User | null }) {
  if (user === null) {
    return (
      <ButtonLink href="/login?next=%2Fcomplete-signup">
        <Trans>Log in</Trans>
      </ButtonLink>
    );
  }
  // A member whose address is confirmed needs no link: it was somebody else's.
  return awaitsConfirmation(user.status) ? (
    <ButtonLink href="/complete-signup">
      <Trans>Send a new activation e-mail</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink href={pathAfterSignup(null)}>
      <Trans>Go to your start page</Trans>
    </ButtonLink>
  );
}
