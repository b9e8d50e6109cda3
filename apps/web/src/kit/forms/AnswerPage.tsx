import { useEffect, useRef } from 'react';
import { Container } from '@vela/ui/layout';
import { EmptyState, type EmptyStateProps } from '@vela/ui/EmptyState';
import { Screen, type ScreenProps } from '../page/Screen';
import { column } from './FormPage.css';

export interface AnswerPageProps extends Pick<EmptyStateProps, 'icon' | 'tone' | 'action' | 'children'> {
  title: ScreenProps['title'];
}

/** How something ended, and what to do next: the whole page. */
export function AnswerPage({ title, ...state }: AnswerPageProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a hydrated page it replaced a form: without this the focus is lost, and nothing is announced.
    const reacts = document.documentElement.hasAttribute('data-hydrated');
    if (reacts) page.current?.querySelector('h1')?.focus();
  }, []);
  return (
    <Screen title={title} standsIn>
      <Container size="text">
        <div ref={page} className={column}>
          <EmptyState level={1} title={title} {...state} />
        </div>
      </Container>
    </Screen>
  );
}
