import { Trans } from '@lingui/react/macro';
import type { SendConcern } from '@vela/domain/message-checks';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import type { ReactNode } from 'react';

/** A text that waits for an answer. */
export interface AskedText {
  text: string;
  concerns: readonly SendConcern[];
}

interface SendQuestionProps {
  concerns: readonly SendConcern[];
  /** The name of who it goes to. */
  name: string;
  onAnswer: (sends: boolean) => void;
}

/** Asks before a message is sent; what was written stays as it is. */
export function SendQuestion({ concerns, name, onAnswer }: SendQuestionProps) {
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={<Trans>Send this message?</Trans>}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>
            <Trans>Edit message</Trans>
          </Button>
          <Button tone="line" onClick={() => onAnswer(true)}>
            <Trans>Send anyway</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {concerns.map((concern) => (
          <Text key={concern}>{wordsOf(name)[concern]}</Text>
        ))}
        <Text tone="muted" size="label">
          <Trans>This was noticed on your device. Nobody else reads your messages.</Trans>
        </Text>
      </Stack>
    </Dialog>
  );
}

function wordsOf(name: string): Record<SendConcern, ReactNode> {
  return {
    insult: (
      <Trans>
        These words may hurt <span translate="no">{name}</span>.
      </Trans>
    ),
    phone_number: (
      <Trans>
        There’s a phone number in it. You and <span translate="no">{name}</span> have only just met.
      </Trans>
    ),
    email: (
      <Trans>
        There’s an e-mail address in it. You and <span translate="no">{name}</span> have only just met.
      </Trans>
    ),
    link: (
      <Trans>There’s a link in it. Many people take links from someone they’ve just met for a scam.</Trans>
    ),
    bank_account: (
      <Trans>There’s a bank account number in it. Never share yours with someone you haven’t met.</Trans>
    ),
    wallet: <Trans>There’s a crypto wallet in it. Nobody can get back what is paid into one.</Trans>,
  };
}
