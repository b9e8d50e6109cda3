import { EmptyState } from '@vela/ui/EmptyState';
import { useEffect, useRef } from 'react';
import type { AnswerPageProps } from '../../../kit/forms/AnswerPage';

/** The answer in the dialog. Its heading is announced: the button that was pressed is gone. */
export function MailSent(answer: AnswerPageProps) {
  const state = useRef<HTMLDivElement>(null);
  useEffect(() => state.current?.querySelector('h3')?.focus(), []);
  return (
    <div ref={state}>
      <EmptyState level={3} {...answer} />
    </div>
  );
}
