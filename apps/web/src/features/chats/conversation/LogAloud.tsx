import { useLingui } from '@lingui/react/macro';
import type { Message } from '@vela/contract/entities/message';
import { VisuallyHidden } from '@vela/ui/layout';
import { useState } from 'react';
import { deliveryOf, type ShownMessage } from './shown-messages';

interface LogAloudProps {
  messages: readonly ShownMessage[];
  /** Of the other. */
  name: string;
}

/** Says what changes while the conversation is open, for those who only hear it; what was there before is only read. */
export function LogAloud({ messages, name }: LogAloudProps) {
  const { t } = useLingui();
  const wordsOf = useWords(name);
  const newest = messages.findLast(({ sender }) => sender === 'other')?.message;
  const failed = messages.findLast((shown) => deliveryOf(shown) === 'failed')?.key;
  const [before] = useState({ newest: newest?.id, failed });
  const isNew = newest && newest.id !== before.newest;
  const hasFailed = failed !== undefined && failed !== before.failed;
  return (
    <VisuallyHidden>
      <output>{isNew && wordsOf(newest)}</output>
      <output key={failed}>{hasFailed && t`Your message was not sent.`}</output>
    </VisuallyHidden>
  );
}

/** What someone sent, in one sentence. */
function useWords(name: string): (message: Message) => string {
  const { t } = useLingui();
  return ({ type, text }) => {
    const words = {
      text: () => `${name}: ${text ?? ''}`,
      photo: () => t`${name} sent a photo`,
      gift: () => t`${name} sent a gift`,
      system: () => '',
    } as const satisfies Record<Message['type'], () => string>;
    return words[type]();
  };
}
