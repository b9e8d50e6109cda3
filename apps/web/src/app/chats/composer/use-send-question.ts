import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePage } from '../../../kit/page/page-context';
import { messageChecksQueryOptions, type MessageChecks } from '../shared/message-checks';
import type { AskedText } from '../shared/SendQuestion';

/** On a slow connection the checks may be on their way still; a message doesn't wait for them for longer than this. */
const LONGEST_WAIT_MS = 2000;

interface SendQuestionOptions {
  /** How many messages the other has written. */
  receivedCount: number;
  onSend: (text: string) => void;
}

/** Sends a text, after a question where it may hurt, or give away what it shouldn't. */
export function useSendQuestion({ receivedCount, onSend }: SendQuestionOptions) {
  const { locale } = usePage();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<(AskedText & Pick<MessageChecks, 'SendQuestion'>) | null>(null);
  const isChecking = useRef(false);
  const concernsOf = (text: string, { rules, words }: MessageChecks) => {
    const isFirst = rules.isFirstContact(receivedCount);
    return rules.concernsBeforeSending({ text, locale, isFirst }, words);
  };
  const decide = (text: string, checks: MessageChecks | null) => {
    const concerns = checks === null ? [] : concernsOf(text, checks);
    if (checks !== null && concerns.length > 0)
      setAsked({ text, concerns, SendQuestion: checks.SendQuestion });
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
