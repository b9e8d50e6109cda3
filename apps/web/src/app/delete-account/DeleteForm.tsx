import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { deleteUser } from '@vela/contract/endpoints/delete-user';
import { LEAVING_REASONS, type LeavingReason } from '@vela/domain/members';
import { Button } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { ChipChoice } from '@vela/ui/Chip';
import { Field, FieldGroup } from '@vela/ui/Field';
import { Heading } from '@vela/ui/Heading';
import { PasswordInput } from '@vela/ui/PasswordInput';
import { Form } from '../../kit/forms/Form';
import { FormError } from '../../kit/forms/FormError';
import { toApiResult } from '../../kit/forms/send/to-api-result';
import { useForm } from '../../kit/forms/use-form';
import { setDoneCookie } from '../../kit/page/set-done-cookie';
import { usePage } from '../../kit/page/page-context';
import { clearAtLogOut } from '../../kit/session/clear-at-log-out';
import { whileDeleting } from '../../kit/session/member-data';
import { useApi } from '../../kit/session/member-data-context';
import { answer, atEnd, reasons } from './DeleteAccount.css';

const REASON_TEXTS: Readonly<Record<LeavingReason, MessageDescriptor>> = {
  met_someone: msg`I met someone`,
  break: msg`I need a break`,
  too_many_mails: msg`Too many e-mails`,
  wrong_people: msg`Not the right people`,
  too_expensive: msg`It costs too much`,
  privacy: msg`Privacy`,
  other: msg`Something else`,
};

/** Deletes the account with the password; a reason may be given and needn't. */
export function DeleteForm() {
  const { i18n } = useLingui();
  const { user } = usePage();
  const api = useApi();
  const form = useForm({
    name: 'settings/delete',
    check: ({ password = '' }) => (password === '' ? [{ path: 'password', code: 'required' }] : []),
    fieldOfCode: { password_wrong: 'password' },
    textOf: ({ code }) => (code === 'required' ? msg`Enter your password.` : undefined),
    send: ({ password = '', reason }) =>
      whileDeleting(
        () => toApiResult(api.call(deleteUser, { password, ...(isReason(reason) && { reason }) })),
        { wasSignedOut: (answer) => !answer.ok && answer.apiError.code === 'authentication_required' },
      ),
    onDone: ({ erase_at: eraseAt }) => {
      clearAtLogOut();
      const done = eraseAt === null ? 'erased' : String(Date.parse(eraseAt));
      setDoneCookie('account-deleted', done);
      location.replace(`/account-deleted?done=${done}`);
      return 'leaving';
    },
  });
  return (
    <Card as="section" aria-labelledby="delete-title" padding="roomy">
      <Form form={form}>
        <input type="hidden" name="username" value={user?.email ?? ''} autoComplete="username" />
        <div className={answer}>
          <Heading level={2} size="section" id="delete-title">
            <Trans>Delete it</Trans>
          </Heading>
          <FormError apiError={form.apiError} />
          <FieldGroup label={<Trans>Why are you leaving?</Trans>} optional>
            <div className={reasons}>
              {LEAVING_REASONS.map((reason) => (
                <ChipChoice
                  key={reason}
                  type="radio"
                  name="reason"
                  value={reason}
                  defaultChecked={form.initial('reason') === reason}
                >
                  {i18n._(REASON_TEXTS[reason])}
                </ChipChoice>
              ))}
            </div>
          </FieldGroup>
          <Field
            label={<Trans>Your password</Trans>}
            hint={<Trans>So that nobody else can do it. No further question follows.</Trans>}
            error={form.error('password')}
          >
            <PasswordInput name="password" autoComplete="current-password" required />
          </Field>
          <div className={atEnd}>
            <Button type="submit" tone="danger" wide busy={form.isSending}>
              <Trans>Delete my account now</Trans>
            </Button>
          </div>
        </div>
      </Form>
    </Card>
  );
}

function isReason(value: string | undefined): value is LeavingReason {
  return LEAVING_REASONS.some((reason) => reason === value);
}
