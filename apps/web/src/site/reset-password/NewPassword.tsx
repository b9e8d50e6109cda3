import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { homePath } from '@vela/domain/pages';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Stack } from '@vela/ui/layout';
import CircleCheck from 'lucide-react/icons/circle-check';
import Unlink from 'lucide-react/icons/unlink';
import { useState } from 'react';
import {
  checkNewPassword,
  NEW_PASSWORD_CODES,
  NEW_PASSWORD_TEXTS,
  NewPasswordFields,
} from '../../kit/session/account/NewPasswordFields';
import { setDoneCookie } from '../../kit/page/set-done-cookie';
import { Form } from '../../kit/forms/Form';
import { AnswerPage } from '../../kit/forms/AnswerPage';
import { FormError } from '../../kit/forms/FormError';
import { FormPage } from '../../kit/forms/FormPage';
import { useForm } from '../../kit/forms/use-form';
import { usePage } from '../../kit/page/page-context';
import { useGo, useAddressQuery } from '../../kit/page/use-routing';
import { parseLinkSearch } from '../../kit/forms/links/link-search';

const DONE = '/reset-password/do?done=1';

export interface NewPasswordProps {
  /** The token of the mailed link; empty when the address has none. */
  token: string;
  isDone: boolean;
}

/** Chooses a new password by the link of a mail. */
export function NewPassword({ token, isDone: wasDone }: NewPasswordProps) {
  const [isDone, setIsDone] = useState(wasDone);
  const [isInvalid, setIsInvalid] = useState(token === '');
  const go = useGo();
  const page = usePage();
  if (isDone) return <Done />;
  if (isInvalid) return <InvalidLink />;
  const { user } = page;
  const onDone = ({ logged_in: isLoggedIn }: { logged_in: boolean }) => {
    // A reload says it again, and not of the link that it was used.
    setDoneCookie('reset-password/do');
    if (isLoggedIn || user !== null) {
      // All around the form is another's now: a member's, or a visitor's whose sessions have ended.
      location.replace(DONE);
      return 'leaving';
    }
    setIsDone(true);
    go(DONE, { replaces: true });
    return undefined;
  };
  return <PasswordForm token={token} onDone={onDone} onInvalid={() => setIsInvalid(true)} />;
}

interface PasswordFormProps {
  token: string;
  onDone: (result: { logged_in: boolean }) => 'leaving' | void;
  onInvalid: () => void;
}

function PasswordForm({ token, onDone, onInvalid }: PasswordFormProps) {
  const { t } = useLingui();
  const form = useForm({
    name: 'reset-password/do',
    check: (values) => checkNewPassword(values),
    fieldOfCode: NEW_PASSWORD_CODES,
    textOf: ({ path, code }) => (code === 'required' ? REQUIRED_TEXTS[path] : undefined),
    send: async (values) => {
      const { password = '', password_repeat = '' } = values;
      const { resetPassword } = await import('./send-reset');
      const outcome = await resetPassword({ token, password, password_repeat });
      if (!outcome.ok && outcome.apiError.code === 'reset_link_invalid') onInvalid();
      return outcome;
    },
    onDone,
  });
  // Posted without script, the link's error comes back with the page.
  if (form.apiError?.code === 'reset_link_invalid') return <InvalidLink />;
  return (
    <FormPage
      title={t`Choose a new password`}
      lead={<Trans>You’ll be logged out on every other device.</Trans>}
    >
      <Form form={form}>
        <input type="hidden" name="token" value={token} />
        <Stack gap="6">
          <FormError apiError={form.apiError} />
          <NewPasswordFields form={form} />
          <Button type="submit" wide busy={form.isSending}>
            <Trans>Set the new password</Trans>
          </Button>
        </Stack>
      </Form>
    </FormPage>
  );
}

const REQUIRED_TEXTS: Readonly<Record<string, MessageDescriptor>> = NEW_PASSWORD_TEXTS;

/** The member who set it is logged in, except where the account is closed. */
function Done() {
  const { t } = useLingui();
  const isMember = usePage().user !== null;
  return (
    <AnswerPage
      icon={CircleCheck}
      tone="good"
      title={t`Your new password is set`}
      action={
        isMember ? (
          <ButtonLink href={homePath({ isMember })}>
            <Trans>Continue</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink href="/login">
            <Trans>Log in</Trans>
          </ButtonLink>
        )
      }
    >
      {isMember ? (
        <Trans>You’re logged in here. Every other device has been logged out.</Trans>
      ) : (
        <Trans>Every device has been logged out. Log in with the new password.</Trans>
      )}
    </AnswerPage>
  );
}

function InvalidLink() {
  const { t } = useLingui();
  return (
    <AnswerPage
      icon={Unlink}
      title={t`Link expired or invalid`}
      action={
        <ButtonLink href="/reset-password">
          <Trans>Request a new e-mail</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        A link works once and for a limited time. Request a new e-mail and use the link in that one.
      </Trans>
    </AnswerPage>
  );
}

/** The token comes with the address, or with the form that was posted without script. */
export function NewPasswordRoute() {
  const { token, done } = useAddressQuery(parseLinkSearch);
  const { form } = usePage();
  return <NewPassword token={token ?? form?.values['token'] ?? ''} isDone={done !== undefined} />;
}
