import { Card } from '@vela/ui/Card';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import type { ReactNode } from 'react';
import { cardHead } from './Notifications.css';

interface SideCardProps {
  id: string;
  title: ReactNode;
  /** How it stands, beside the title. */
  state?: ReactNode;
  children: ReactNode;
}

/** One thing beside the table. */
export function SideCard({ id, title, state, children }: SideCardProps) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} padding="roomy">
      <Stack gap="3">
        <div className={cardHead}>
          <Heading level={2} size="section" id={`${id}-title`}>
            {title}
          </Heading>
          {state}
        </div>
        {children}
      </Stack>
    </Card>
  );
}
