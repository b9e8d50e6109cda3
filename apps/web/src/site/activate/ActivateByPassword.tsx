import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { BodyInputOf } from '@vela/contract/registry';
import { COMMON_PASSWORDS } from '@vela/atlas/passwords';
import { FIELD_LIMITS } from '@vela/domain/errors';
import { checkPassword } from '@vela/domain/signup';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { PasswordInput } from '@vela/ui/PasswordInput';
import { Text } from '@vela/ui/Text';
import { Stack } from '@vela/ui/layout';
import type { ReactNode } from 'react';
import { Form } from '../../kit/forms/Form';
import { FormError } from '../../kit/forms/FormError';
import { FormFold } from '../../kit/forms/FormFold';
import { FormPage } from '../../kit/forms/FormPage';
import { useForm, type FormApi } from '../../kit/forms/use-form';
import { usePage } from '../../kit/page/page-context';
import { showLinkFailed } from './show-link-failed';

export interface ActivateByPasswordProps {
  token: string;
  /** Says that the account belongs to another member, where it does. */
  note: ReactNode;
}

/**
 * The activation link in a browser that the account doesn't know: anyone may have signed up with this address, so the one
 * who has its mail shows to be the same, or makes the account theirs alone.
 */
export function ActivateByPassword({ token, note }: ActivateByPasswordProps) {
  const { t } = useLingui();
  const { form } = usePage();
  return (
    <FormPage
      title={t`Confirm your e-mail address`}
      lead={<Trans>Enter the password you chose when you signed up.</Trans>}
    >
      {note !== null && <Text>{note}</Text>}
      <OldPassword token={token} />
      <FormFold
        label={<Trans>Forgot it? Set a new password</Trans>}
        isOpen={form?.action === ('new_password' satisfies Proof) && form.error !== null}
      >
        <NewPassword token={token} />
      </FormFold>
    </FormPage>
  );
}

type Proof = Exclude<keyof BodyInputOf<'activate'>, 'token'>;

function OldPassword({ token }: { token: string }) {
  const form = useProofForm({
    token,
    proof: 'password',
    problemOf: (password) => (password === '' ? { code: 'required' } : null),
  });
  return (
    <Form form={form}>
      <Hidden token={token} proof="password" />
      <Stack gap="6">
        <FormError apiError={form.apiError} />
        <Field label={<Trans>Password</Trans>} error={form.error('password')}>
          <PasswordInput name="password" autoComplete="current-password" required />
        </Field>
        <Button type="submit" wide busy={form.isSending}>
          <Trans>Confirm my address</Trans>
        </Button>
      </Stack>
    </Form>
  );
}

function NewPassword({ token }: { token: string }) {
  const { min } = FIELD_LIMITS.password;
  const form = useProofForm({
    token,
    proof: 'new_password',
    problemOf: (password) => checkPassword(password, { common: COMMON_PASSWORDS }),
  });
  const isGood = form.isGood('new_password');
  return (
    <Form form={form}>
      <Hidden token={token} proof="new_password" />
      <Stack gap="6">
        <FormError apiError={form.apiError} />
        <Text tone="muted">
          <Trans>
            Anyone can sign up with your address. So all other devices are logged out, and photos, profile
            texts, likes and messages from before are deleted.
          </Trans>
        </Text>
        <Field
          label={<Trans>New password</Trans>}
          hint={!isGood && <Trans>At least {min} characters. Try three or four random words.</Trans>}
          error={form.error('new_password')}
          good={isGood && <Trans>At least {min} characters. It’s long enough.</Trans>}
        >
          <PasswordInput name="new_password" which="new" autoComplete="new-password" required />
        </Field>
        <Button type="submit" tone="line" wide busy={form.isSending}>
          <Trans>Set the new password</Trans>
        </Button>
      </Stack>
    </Form>
  );
}

function Hidden({ token, proof }: { token: string; proof: Proof }) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="action" value={proof} />
    </>
  );
}

interface ProofFormOptions {
  token: string;
  proof: Proof;
  problemOf: (password: string) => { code: string } | null;
}

function useProofForm({ token, proof, problemOf }: ProofFormOptions): FormApi {
  const { isOfAnother = false } = usePage();
  const form = useForm({
    name: 'activate/done',
    action: proof,
    check: ({ [proof]: password = '' }) => {
      const problem = problemOf(password);
      return problem ? [{ path: proof, ...problem }] : [];
    },
    fieldOfCode: { password_wrong: proof },
    textOf: ({ code }) => (code === 'required' ? REQUIRED_TEXTS[proof] : undefined),
    send: async ({ [proof]: password = '' }) => {
      const { sendActivation } = await import('./send-activation');
      const outcome = await sendActivation({ token, [proof]: password });
      if (!outcome.ok && outcome.apiError.code === 'activation_failed') showLinkFailed(token);
      return outcome;
    },
    onDone: () => 'leaving',
  });
  if (!isOfAnother) return form;
  // The browser sends it: that leaves the page, which the member it logs out had open.
  return { ...form, attributes: { ...form.attributes, noValidate: false, onSubmit: () => {} } };
}

const REQUIRED_TEXTS = {
  password: msg`Enter your password.`,
  new_password: msg`Choose a password.`,
} as const satisfies Record<Proof, unknown>;
