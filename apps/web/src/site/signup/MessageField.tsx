import { Trans } from '@lingui/react/macro';
import { Field } from '@vela/ui/Field';
import { Textarea } from '@vela/ui/Textarea';
import { use } from 'react';
import type { FormApi } from '../../kit/forms/use-form';
import { MemberNameContext } from './member-name';
import { useMessageLimit } from './use-message-limit';

/** The first line to the member that one signs up to meet; what was written stays in sight when that one is gone. */
export function MessageField({ form }: { form: FormApi }) {
  const memberName = use(MemberNameContext);
  const limit = useMessageLimit();
  if (limit === 0 || (memberName === undefined && form.initial('signup_message') === '')) return null;
  return (
    <Field
      label={
        memberName === undefined ? (
          <Trans>Your first message</Trans>
        ) : (
          <Trans>
            Your first message to <span translate="no">{memberName}</span>
          </Trans>
        )
      }
      optional
      hint={<Trans>Free. It’s sent once you’ve confirmed your e-mail address.</Trans>}
      error={form.error('signup_message')}
    >
      <Textarea
        name="signup_message"
        defaultValue={form.initial('signup_message')}
        maxLength={limit}
        rows={2}
      />
    </Field>
  );
}
