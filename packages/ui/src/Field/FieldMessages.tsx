import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useContext, type ReactNode } from 'react';
import { Icon } from '../Icon';
import { WholeWords } from '../WholeWords';
import * as styles from './Field.css';
import { FieldsSpeak } from './field-control';

export interface Messages {
  hint?: ReactNode;
  error?: ReactNode;
  good?: ReactNode;
  note?: ReactNode;
  suggestion?: ReactNode;
}

/** What stands under a control. The live region is there from the start: one that comes with its words stays silent. */
export function FieldMessages({
  id,
  words: { hint, error, good, note, suggestion },
}: {
  id: string;
  words: Messages;
}) {
  const isLive = useContext(FieldsSpeak);
  return (
    <>
      <div className={styles.messages} id={messagesId(id)} aria-live={isLive ? 'polite' : 'off'}>
        {isSaid(error) && <FieldMessage tone="error">{error}</FieldMessage>}
        {isSaid(good) && !isSaid(error) && <FieldMessage tone="good">{good}</FieldMessage>}
        {isSaid(note) && !isSaid(error) && <FieldMessage tone="note">{note}</FieldMessage>}
        {suggestion}
      </div>
      {isSaid(hint) && (
        <p className={styles.hint} id={hintId(id)}>
          <WholeWords>{hint}</WholeWords>
        </p>
      )}
    </>
  );
}

const MESSAGE_ICON = { error: CircleAlert, good: CircleCheck, note: Info } as const;

function FieldMessage({ tone, children }: { tone: keyof typeof MESSAGE_ICON; children: ReactNode }) {
  return (
    <p className={styles.messageTone[tone]}>
      <span className={styles.messageIcon}>
        <Icon of={MESSAGE_ICON[tone]} size="inline" />
      </span>
      <span className={styles.messageWords}>
        <WholeWords>{children}</WholeWords>
      </span>
    </p>
  );
}

export function isSaid(words: ReactNode): boolean {
  return words !== undefined && words !== null && words !== false && words !== '';
}

export function messagesId(id: string): string {
  return `${id}-messages`;
}

export function hintId(id: string): string {
  return `${id}-hint`;
}
