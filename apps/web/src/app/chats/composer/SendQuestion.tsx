import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { SendConcern } from '@vela/domain/message-checks';
import { isLocale } from '@vela/domain/locale';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { useRef, useState, type ReactNode } from 'react';
import { messageChecksQueryOptions, type MessageChecks } from '../shared/message-checks';

/** On a slow connection the checks may be on their way still; a message doesn't wait for them for longer than this. */
const LONGEST_WAIT_MS = 2000;

interface SendQuestionOptions {
  /** How many messages the other has written. */
  receivedCount: number;
  onSend: (text: string) => void;
}

interface Asked {
  text: string;
  concerns: readonly SendConcern[];
}

/** Sends a text, after a question where it may hurt, or give away what it shouldn't. */
export function useSendQuestion({ receivedCount, onSend }: SendQuestionOptions) {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isChecking = useRef(false);
  const concernsOf = (text: string, { rules, words }: MessageChecks) => {
    const locale = isLocale(i18n.locale) ? i18n.locale : 'en';
    const isFirst = rules.isFirstContact(receivedCount);
    return rules.concernsBeforeSending({ text, locale, isFirst }, words);
  };
  const decide = (text: string, checks: MessageChecks | null) => {
    const concerns = checks === null ? [] : concernsOf(text, checks);
    if (concerns.length > 0) setAsked({ text, concerns });
    else onSend(text);
  };
  const send = (text: string) => {
    const options = messageChecksQueryOptions();
    const loaded = queryClient.getQueryData(options.queryKey);
    if (loaded !== undefined) return decide(text, loaded);
    // A second press while they load is the same message.
    if (isChecking.current) return undefined;
    isChecking.current = true;
    return void Promise.race([queryClient.ensureQueryData(options), waited()]).then((checks) => {
      isChecking.current = false;
      decide(text, checks);
    });
  };
  const answer = (sends: boolean) => {
    setAsked(null);
    if (sends && asked) onSend(asked.text);
  };
  return { asked, send, answer };
}

function waited(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), LONGEST_WAIT_MS));
}

interface SendQuestionProps {
  /** null while nothing is asked. */
  asked: Asked | null;
  /** The name of who it goes to. */
  name: string;
  onAnswer: (sends: boolean) => void;
}

/** Asks before a message is sent; what was written stays as it is. */
export function SendQuestion({ asked, name, onAnswer }: SendQuestionProps) {
  return (
    <Dialog
      isOpen={asked !== null}
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
        {(asked?.concerns ?? []).map((concern) => (
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
