import { Plural, Trans } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { passkeysQueryOptions } from '@vela/api-client/queries/passkeys';
import { PASSKEYS_MAX } from '@vela/domain/limits';
import { awaitsConfirmation } from '@vela/domain/members';
import { Button } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { Field } from '@vela/ui/Field';
import { Heading } from '@vela/ui/Heading';
import { Icon } from '@vela/ui/Icon';
import { Inline, Stack } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import { PasswordInput } from '@vela/ui/PasswordInput';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import { useEffect, useId, useState } from 'react';
import { Form } from '../../kit/forms/Form';
import { FormError } from '../../kit/forms/FormError';
import { useForm, type FormApi } from '../../kit/forms/use-form';
import { usePage } from '../../kit/page/page-context';
import { useApi } from '../../kit/session/member-data-context';
import type { BrowserStop } from '../../kit/session/passkeys/browser-stop';
import { usePasskeySupport } from '../../kit/session/passkeys/use-passkey-support';
import { addAction, addCard, addIcon, addWords, unknownSupport } from './Passkeys.css';

interface AddPasskeyProps {
  /** How many the member has; with none, this is the action of the page that says so. */
  count: number;
  onAdded: () => void;
}

/** The way to one more passkey, or why there is none. */
export function AddPasskey({ count, onAdded }: AddPasskeyProps) {
  const { user } = usePage();
  const support = usePasskeySupport();
  const [isOpen, setIsOpen] = useState(false);
  const open = { isOpen, onOpen: () => setIsOpen(true) };
  const added = () => {
    setIsOpen(false);
    onAdded();
  };
  if (user && awaitsConfirmation(user.status)) return <Unconfirmed />;
  if (count >= PASSKEYS_MAX) return <Enough />;
  if (support === false) return <CannotAdd />;
  return (
    <>
      <div className={support === null ? unknownSupport : undefined}>
        {count === 0 ? <AddFirst {...open} onAdded={added} /> : <AddAnother {...open} onAdded={added} />}
      </div>
      <noscript>
        <CannotAdd />
      </noscript>
    </>
  );
}

interface Adding {
  isOpen: boolean;
  onOpen: () => void;
  onAdded: () => void;
}

function AddFirst({ isOpen, onOpen, onAdded }: Adding) {
  return isOpen ? <AddForm onAdded={onAdded} /> : <AddButton onOpen={onOpen} />;
}

function AddAnother({ isOpen, onOpen, onAdded }: Adding) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padding="normal">
      <div className={addCard}>
        <span className={addIcon}>
          <Icon of={FingerprintPattern} size="large" />
        </span>
        <div className={addWords}>
          <Heading level={2} size="body" id={id}>
            <Trans>Add one for this device</Trans>
          </Heading>
          <Text size="label" tone="muted">
            <Trans>
              Your browser asks for your fingerprint, face or PIN. That stays on your device; we only get a
              public key.
            </Trans>
          </Text>
        </div>
        {!isOpen && (
          <div className={addAction}>
            <AddButton onOpen={onOpen} />
          </div>
        )}
      </div>
      {isOpen && <AddForm onAdded={onAdded} />}
    </Card>
  );
}

function AddButton({ onOpen }: Pick<Adding, 'onOpen'>) {
  return (
    <Button onClick={onOpen}>
      <Trans>Add a passkey</Trans>
    </Button>
  );
}

/** Asks for the password, then has the browser make the passkey. */
function AddForm({ onAdded }: Pick<Adding, 'onAdded'>) {
  const { user } = usePage();
  const { form, stop } = useAdding(onAdded);
  return (
    <Form form={form}>
      <input type="hidden" name="username" value={user?.email ?? ''} autoComplete="username" />
      <Stack gap="5">
        <FormError apiError={form.apiError} />
        {stop && <Stopped stop={stop} />}
        <Field
          label={<Trans>Your password</Trans>}
          hint={<Trans>So that nobody else can add a way into your account.</Trans>}
          error={form.error('password')}
        >
          <PasswordInput name="password" autoComplete="current-password" required />
        </Field>
        <Inline>
          <Button type="submit" wide="phone" busy={form.isSending}>
            <Trans>Go on to the passkey</Trans>
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

function useAdding(onAdded: () => void): { form: FormApi; stop: BrowserStop | null } {
  const api = useApi();
  const queryClient = useQueryClient();
  const [stop, setStop] = useState<BrowserStop | null>(null);
  const form = useForm({
    name: 'settings/passkeys',
    action: 'add',
    check: ({ password = '' }) => (password === '' ? [{ path: 'password', code: 'required' }] : []),
    fieldOfCode: { password_wrong: 'password' },
    textOf: ({ code }) => (code === 'required' ? msg`Enter your password.` : undefined),
    send: async ({ password = '' }) => {
      setStop(null);
      return (await import('./make-passkey')).makePasskey(api, password);
    },
    onDone: (made) => {
      if ('stop' in made) return setStop(made.stop);
      void queryClient.invalidateQueries({ queryKey: passkeysQueryOptions(api).queryKey });
      onAdded();
    },
  });
  const { ref } = form.attributes;
  // The form takes the place of the button that had the focus.
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus(), [ref]);
  return { form, stop };
}

function Stopped({ stop }: { stop: BrowserStop }) {
  if (stop === 'failed') {
    return (
      <Notice tone="danger" announced="at once">
        <Trans>Your browser couldn’t create the passkey. Please try again.</Trans>
      </Notice>
    );
  }
  return (
    <Notice announced="politely">
      {stop === 'cancelled' && <Trans>No passkey was added. You can try again whenever you like.</Trans>}
      {stop === 'on_device' && <Trans>This device already has a passkey for your account.</Trans>}
      {stop === 'unable' && (
        <Trans>This device can’t store passkeys. With a screen lock, or on your phone, it works.</Trans>
      )}
    </Notice>
  );
}

function CannotAdd() {
  return (
    <Notice>
      <Trans>This browser can’t store passkeys. In a newer one, or on your phone, it works.</Trans>
    </Notice>
  );
}

function Unconfirmed() {
  return (
    <Notice
      title={<Trans>Confirm your e-mail address first</Trans>}
      action={
        <TextLink alone href="/settings/email">
          <Trans>See your e-mail address</Trans>
        </TextLink>
      }
    >
      <Trans>We e-mail you whenever a passkey is added, so that nobody does it without you.</Trans>
    </Notice>
  );
}

function Enough() {
  return (
    <Notice>
      <Plural
        value={PASSKEYS_MAX}
        one="You can have # passkey. Remove it to add another one."
        other="You can have # passkeys. Remove one to add another one."
      />
    </Notice>
  );
}
