import { Trans, useLingui } from '@lingui/react/macro';
import { FIELD_LIMITS } from '@vela/domain/errors';
import type { Tracking } from '@vela/domain/landers';
import { closesSignupModal } from '@vela/domain/sites';
import { Button } from '@vela/ui/Button';
import { Dialog, type DialogCloser } from '@vela/ui/Dialog';
import { Field } from '@vela/ui/Field';
import { Text } from '@vela/ui/Text';
import { TextInput } from '@vela/ui/TextInput';
import { TextLink } from '@vela/ui/TextLink';
import { Stack } from '@vela/ui/layout';
import { useState } from 'react';
import { useReturn } from '../forms';
import { usePage } from '../page';
import { useHere } from '../routing';

export interface JoinModalProps {
  isOpen: boolean;
  member: { id: string; name: string };
  /** Who sent the visitor. */
  source: Tracking;
  onClose: () => void;
}

/**
 * The beginning of the sign-up over the page (product.md §2, Signup modal): what is typed goes on to its steps, kept by the
 * server and never in an address. While something is typed, a slip beside it or on Escape loses nothing.
 */
export function JoinModal({ isOpen, member, source, onClose }: JoinModalProps) {
  const { name, min_age: minAge } = usePage().settings;
  const { id, name: whom } = member;
  const [email, setEmail] = useState('');
  const [isSending, setIsSending] = useState(false);
  useReturn(() => setIsSending(false));
  const inProgress = isSending || email.trim() !== '';
  const close = () => {
    setEmail('');
    onClose();
  };
  const closeBy = (by: DialogCloser) => {
    if (by === 'button' || closesSignupModal(by, { inProgress })) close();
  };
  return (
    <Dialog isOpen={isOpen} title={<Trans>Join {name}</Trans>} onClose={closeBy}>
      <form method="post" action="/signup" onSubmit={() => setIsSending(true)}>
        {Object.entries({ ...source, signup_member_id: id }).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Stack gap="5">
          <Text tone="muted">
            <Trans>With a free account you can write to {whom} and see who else is near.</Trans>
          </Text>
          <EmailField onType={setEmail} />
          <Button type="submit" wide busy={isSending}>
            <Trans>Create a free account</Trans>
          </Button>
          <Text size="label" tone="muted">
            <Trans>Joining is free. You must be {minAge} or older.</Trans> <LogIn onFollow={close} />
          </Text>
        </Stack>
      </form>
    </Dialog>
  );
}

function EmailField({ onType }: { onType: (email: string) => void }) {
  const { t } = useLingui();
  return (
    <Field label={<Trans>Your e-mail address</Trans>}>
      <TextInput
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        maxLength={FIELD_LIMITS.email.max}
        placeholder={t`name@example.com`}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </Field>
  );
}

/** Leads away, so that the modal isn't there for who comes back. */
function LogIn({ onFollow }: { onFollow: () => void }) {
  const here = useHere();
  const follow = () => {
    if (closesSignupModal('login', { inProgress: true })) onFollow();
  };
  return (
    <Trans>
      Already a member?{' '}
      <TextLink href={`/login?next=${encodeURIComponent(here)}`} onClick={follow}>
        Log in
      </TextLink>
    </Trans>
  );
}
