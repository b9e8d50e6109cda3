import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { TextLink } from '@vela/ui/TextLink';
import MailCheck from 'lucide-react/icons/mail-check';
import type { ComponentType } from 'react';
import { AnswerPage, type AnswerPageProps } from '../../kit/forms/AnswerPage';

/**
 * The answer to a sign-up on a site that doesn't reveal who has an account: it is the same for an address
 * that has one. A page of its own, unless it is shown otherwise.
 */
export function CheckMail({ Answer = AnswerPage }: { Answer?: ComponentType<AnswerPageProps> }) {
  const { t } = useLingui();
  return (
    <Answer
      icon={MailCheck}
      title={t`Check your e-mail`}
      action={
        <>
          <ButtonLink href="/login" tone="line">
            <Trans>Log in</Trans>
          </ButtonLink>
          <TextLink alone href="/signup">
            <Trans>Use another address</Trans>
          </TextLink>
        </>
      }
    >
      <Trans>
        We’ve sent an e-mail to the address you gave. Open the link in it in this browser. Nothing yet? Give
        it a minute, then check your spam folder.
      </Trans>{' '}
      <Trans>If you chose a photo, add it on your profile once you are in.</Trans>
    </Answer>
  );
}
