import { Trans, useLingui } from '@lingui/react/macro';
import { awaitsConfirmation } from '@vela/domain/members';
import { ButtonLink } from '@vela/ui/Button';
import { TextLink } from '@vela/ui/TextLink';
import MailX from 'lucide-react/icons/mail-x';
import { AnswerPage } from '../../shell/forms';
import { usePage } from '../../shell/page';
import { Activated } from './Activated';

/** The activation link did not work, and how to go on. */
export function ActivateError() {
  const { t } = useLingui();
  const { user, settings } = usePage();
  const { support_email: supportEmail } = settings;
  // Of a link that was sent twice only one may work: for its member it did.
  if (user !== null && !awaitsConfirmation(user.status)) return <Activated />;
  return (
    <AnswerPage
      icon={MailX}
      tone="danger"
      title={t`Activation failed`}
      action={<WayOn isMember={user !== null} />}
    >
      <Trans>
        The link has expired or was used already. Something went wrong, please contact{' '}
        <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink> for help.
      </Trans>
    </AnswerPage>
  );
}

function WayOn({ isMember }: { isMember: boolean }) {
  return isMember ? (
    <ButtonLink href="/complete-signup">
      <Trans>Send a new activation e-mail</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink href="/login?next=%2Fcomplete-signup">
      <Trans>Log in to get a new one</Trans>
    </ButtonLink>
  );
}
