import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { BodyOf, ResultOf } from '@vela/contract/registry';
import { LOCALE_TABLE, type Locale } from '@vela/domain/locale';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { PasswordInput } from '@vela/ui/PasswordInput';
import { Text } from '@vela/ui/Text';
import { TextInput } from '@vela/ui/TextInput';
import { TextLink } from '@vela/ui/TextLink';
import { Inline, Stack } from '@vela/ui/layout';
import { useEffect, useState } from 'react';
import { pathAfterLogin } from '@vela/domain/pages';
import { carryAddress } from '../../kit/storage/carried-address';
import { storeLanguageBefore } from '../../kit/storage/language-before';
import { useCarriedAddress } from '../../kit/session/account/use-carried-address';
import { useJoinHref } from '../../kit/join/use-join-href';
import { Form } from '../../kit/forms/Form';
import { FormPage } from '../../kit/forms/FormPage';
import { useForm } from '../../kit/forms/use-form';
import type { FormValues } from '../../kit/forms/form-values';
import type { FieldErrorData } from '../../kit/forms/api-result';
import { usePage } from '../../kit/page/page-context';
import { consumeSignedOut } from '../../kit/storage/signed-out';
import { LoginError } from './LoginError';
import { PasskeyLogIn } from './PasskeyLogIn';
import { useAddressQuery } from '../../kit/page/use-routing';
import type { Query } from '../../kit/page/query';

export interface LoginProps {
  /** A path of this site to go on to. */
  next: string;
  /** The visitor was sent here by another page, or the session had expired. */
  wasSentHere?: boolean;
}

/** The way in for members. */
export function Login({ next, wasSentHere = false }: LoginProps) {
  const { t } = useLingui();
  const { name } = usePage().settings;
  const storeLanguage = useStoreLanguage();
  const goOn = ({ user }: ResultOf<'logIn'>) => {
    storeLanguage(user.language);
    location.assign(next);
    return 'leaving' as const;
  };
  const form = useForm({
    name: 'login',
    check,
    textOf: ({ path, code }) => (code === 'required' ? REQUIRED_TEXTS[path] : undefined),
    send: async ({ email = '', password = '', reactivate }) =>
      (await import('./send-login')).sendLogin({ email, password, ...(reactivate && { reactivate: true }) }),
    onDone: goOn,
  });
  useCarriedAddress(form);
  const isLeaving = form.apiError?.code === 'account_deleted';
  return (
    <FormPage
      title={t`Log in`}
      heading={<Trans>Good to see you again</Trans>}
      lead={wasSentHere ? <WhyHere /> : undefined}
      description={t`Log in to ${name} to read your messages, see who likes you and pick up where you left off.`}
    >
      <Form form={form}>
        <input type="hidden" name="next" value={next} />
        <Stack gap="6">
          <LoginError apiError={form.apiError} />
          <Field label={<Trans>E-mail address or username</Trans>} error={form.error('email')}>
            <TextInput
              name="email"
              defaultValue={form.initial('email')}
              autoComplete="username webauthn"
              inputMode="email"
              autoCapitalize="none"
              required
            />
          </Field>
          <Field label={<Trans>Password</Trans>} error={form.error('password')}>
            <PasswordInput name="password" autoComplete="current-password" required />
          </Field>
          {isLeaving && <input type="hidden" name="reactivate" value="on" />}
          <Button type="submit" wide busy={form.isSending}>
            {isLeaving ? <Trans>Bring my account back and log in</Trans> : <Trans>Log in</Trans>}
          </Button>
        </Stack>
      </Form>
      <PasskeyLogIn onDone={goOn} />
      <OtherWays email={form.values['email']} />
    </FormPage>
  );
}

/** The next page may be in the account's language, so the note is in the language of this page. */
function useStoreLanguage(): (account: Locale) => void {
  const { t } = useLingui();
  const { locale } = usePage();
  return (account) => {
    if (account === locale) return;
    const theirs = LOCALE_TABLE[account].nativeName;
    const ours = LOCALE_TABLE[locale].nativeName;
    storeLanguageBefore({ locale, title: t`Language of your account: ${theirs}`, keep: t`Keep ${ours}` });
  };
}

function WhyHere() {
  return useWasSignedOut() ? (
    <Trans>You’ve been logged out. Log in to pick up where you left off.</Trans>
  ) : (
    <Trans>Log in to continue.</Trans>
  );
}

const REQUIRED_TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  email: msg`Enter your e-mail address or username.`,
  password: msg`Enter your password.`,
} satisfies Record<Exclude<keyof BodyOf<'logIn'>, 'reactivate'>, MessageDescriptor>;

function check({ email = '', password = '' }: FormValues): FieldErrorData[] {
  return [
    ...(email.trim() === '' ? [{ path: 'email', code: 'required' }] : []),
    ...(password === '' ? [{ path: 'password', code: 'required' }] : []),
  ];
}

function OtherWays({ email }: { email: string | undefined }) {
  const { name } = usePage().settings;
  const joinHref = useJoinHref();
  return (
    <Stack gap="2">
      <Inline>
        <TextLink
          alone
          href="/reset-password"
          onClick={() => carryAddress(email?.includes('@') === true ? email : '')}
        >
          <Trans>Forgot your password?</Trans>
        </TextLink>
      </Inline>
      {joinHref !== null && (
        <Text>
          <Trans>
            New to <span translate="no">{name}</span>?{' '}
            <TextLink href={joinHref}>Create a free account</TextLink>
          </Trans>
        </Text>
      )}
    </Stack>
  );
}

/** Whether this page was opened because a member’s session had ended; false until the page is hydrated. */
function useWasSignedOut(): boolean {
  const [was, setWas] = useState(false);
  useEffect(() => {
    if (consumeSignedOut()) setWas(true);
  }, []);
  return was;
}

/** The log-in as its address, or the form that was posted there, says. */
export function LoginRoute() {
  const next = useAddressQuery(nextOf);
  const { form } = usePage();
  return <Login next={pathAfterLogin(form?.values['next'] ?? next)} wasSentHere={next !== undefined} />;
}

/** The page that the visitor wanted, as written in the address: it may be on another site. */
function nextOf({ next }: Query): string | undefined {
  return next;
}
