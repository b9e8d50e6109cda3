import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '@vela/ui/TextLink';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { isComplaintReference } from '@vela/domain/safety';
import { AgeAndEntry } from '../../kit/frame/content-notes/AgeAndEntry';
import { ForTheUnitedStates } from '../../kit/frame/content-notes/ForTheUnitedStates';
import { AnswerPage } from '../../kit/forms/AnswerPage';
import { FormPage } from '../../kit/forms/FormPage';
import { ComplaintForm } from './ComplaintForm';
import { usePage } from '../../kit/page/page-context';
import { useAddressQuery } from '../../kit/page/use-routing';
import type { Query } from '../../kit/page/query';

/** `sent` is the reference of the complaint that was just sent. */
export function Complaints({ sent }: { sent: string | null }) {
  const { t } = useLingui();
  const [reference, setReference] = useState(sent);
  if (reference !== null) return <Sent reference={reference} />;
  return (
    <FormPage
      title={t`Complaints`}
      description={t`Send a complaint, object to a decision or report something that is against the law.`}
      lead={
        <Trans>Something isn’t right? Tell us, and a person will reply by e-mail. No account needed.</Trans>
      }
    >
      <AgeAndEntry />
      <ComplaintForm onSent={setReference} />
      <ForTheUnitedStates />
    </FormPage>
  );
}

function Sent({ reference }: { reference: string }) {
  const { t } = useLingui();
  return (
    <AnswerPage
      icon={MailCheck}
      tone="good"
      title={t`We have your complaint`}
      action={
        <TextLink alone href="/complaints">
          <Trans>Send another one</Trans>
        </TextLink>
      }
    >
      <Trans>
        Your reference number is <strong translate="no">{reference}</strong>. We’ve also sent it to your
        e-mail address. A person will read your complaint and reply there.
      </Trans>
    </AnswerPage>
  );
}

export function ComplaintsRoute() {
  const { form } = usePage();
  const reference = useAddressQuery(referenceOf);
  // The server has seen to it that it was sent here.
  return <Complaints sent={form?.name === 'complaints' && form.done === true ? reference : null} />;
}

function referenceOf({ done = '' }: Query): string | null {
  return isComplaintReference(done) ? done : null;
}
