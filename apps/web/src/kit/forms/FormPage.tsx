import { Heading } from '@vela/ui/Heading';
import { Text } from '@vela/ui/Text';
import { Container, Stack } from '@vela/ui/layout';
import type { ReactNode } from 'react';
import { Screen, type ScreenProps } from '../page/Screen';
import { column, sheet } from './FormPage.css';

export interface FormPageProps extends Pick<ScreenProps, 'title' | 'description'> {
  /** The heading, where it isn't the title. */
  heading?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** One form, or a few, in one column: the whole page. */
export function FormPage({ heading, lead, children, ...screen }: FormPageProps) {
  return (
    <Screen {...screen}>
      <Container size="form">
        <div className={column}>
          <div className={sheet}>
            <Stack gap="6">
              <Stack gap="2">
                <Heading level={1}>{heading ?? screen.title}</Heading>
                {lead !== undefined && <Text tone="muted">{lead}</Text>}
              </Stack>
              {children}
            </Stack>
          </div>
        </div>
      </Container>
    </Screen>
  );
}
