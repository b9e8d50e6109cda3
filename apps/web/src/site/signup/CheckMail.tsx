import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import { TextLink } from '@vela/ui/TextLink';
import MailCheck from 'lucide-react/icons/mail-check';
import { use, useEffect, useRef } from 'react';
import { AnswerPage, type AnswerPageProps } from '../../kit/forms/AnswerPage';
import { OverPageContext } from '../../kit/join/over-page';

/**
 * The answer to a sign-up on a site that doesn't reveal who has an account: it is the same for an address
 * that has one.
 */
export function CheckMail() {
  const { t } = useLingui();
  const Answer = use(OverPageContext) === null ? AnswerPage : AnswerInDialog;
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

/** Its heading is announced: the step that was pressed is gone. */
function AnswerInDialog(answer: AnswerPageProps) {
  const state = useRef<HTMLDivElement>(null);
  useEffect(() => state.current?.querySelector('h3')?.focus(), []);
  return (
    <div ref={state}>
      <EmptyState level={3} {...answer} />
    </div>
  );
}
