import { Trans } from '@lingui/react/macro';
import type { Tracking } from '@vela/domain/landers';
import { closesSignupModal, isSignupInProgress } from '@vela/domain/sites';
import { Dialog, type DialogCloser } from '@vela/ui/Dialog';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { Stack } from '@vela/ui/layout';
import { useEffect, useRef, useState } from 'react';
import { carryAddress } from '../storage/carried-address';
import { useReturn } from '../forms/use-return';
import { usePage } from '../page/page-context';
import { useHere } from '../page/use-routing';
import { withNext } from '../page/with-next';
import { BeginForm } from './BeginForm';

export interface JoinModalProps {
  isOpen: boolean;
  member: { id: string; name: string };
  /** Who sent the visitor. */
  source: Tracking;
  onClose: () => void;
}

/**
 * The beginning of the sign-up over the page (product.md §2, Signup modal): while something is typed, a slip beside it or on
 * Escape loses nothing.
 */
export function JoinModal({ isOpen, member, source, onClose }: JoinModalProps) {
  const { name, min_age: minAge } = usePage().settings;
  const { id, name: memberName } = member;
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isSending, setIsSending] = useState(false);
  useReturn(() => setIsSending(false));
  // It runs after the dialog's own effect, which opens it with the focus on its first button.
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const close = () => {
    setEmail('');
    setIsSending(false);
    onClose();
  };
  const closeBy = (by: DialogCloser | 'login') => {
    if (closesSignupModal(by, { inProgress: isSignupInProgress({ isSending, typed: email }) })) close();
  };
  const logIn = () => {
    carryAddress(email);
    // Leads away, so that the modal isn't there for who comes back.
    closeBy('login');
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={
        <Trans>
          Join <span translate="no">{name}</span>
        </Trans>
      }
      onClose={closeBy}
    >
      <Stack gap="5">
        <Text tone="muted">
          <Trans>
            With a free account you can message <span translate="no">{memberName}</span> and see who else is
            nearby.
          </Trans>
        </Text>
        <BeginForm
          source={{ ...source, signup_member_id: id }}
          field={field}
          busy={isSending}
          onType={setEmail}
          onSend={() => setIsSending(true)}
        />
        <Text size="label" tone="muted">
          <Trans>Joining is free. You must be {minAge} or older.</Trans> <LogIn onFollow={logIn} />
        </Text>
      </Stack>
    </Dialog>
  );
}

function LogIn({ onFollow }: { onFollow: () => void }) {
  const here = useHere();
  return (
    <Trans>
      Already a member?{' '}
      <TextLink href={withNext('/login', here)} onClick={onFollow}>
        Log in
      </TextLink>
    </Trans>
  );
}
