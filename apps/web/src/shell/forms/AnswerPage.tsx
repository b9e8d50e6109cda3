import { Container } from '@vela/ui/layout';
import { EmptyState, type EmptyStateProps } from '@vela/ui/EmptyState';
import { Screen, type ScreenProps } from '../screen';
import { column } from './FormPage.css';

export interface AnswerPageProps extends Pick<EmptyStateProps, 'icon' | 'tone' | 'action' | 'children'> {
  title: ScreenProps['title'];
}

/** How something ended, and what to do next: the whole page. */
export function AnswerPage({ title, ...state }: AnswerPageProps) {
  return (
    <Screen title={title} isPrivate>
      <Container size="form">
        <div className={column}>
          <EmptyState level={1} title={title} {...state} />
        </div>
      </Container>
    </Screen>
  );
}
