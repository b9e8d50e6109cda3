import { Card } from '@vela/ui/Card';
import { Heading } from '@vela/ui/Heading';
import { Notice } from '@vela/ui/Notice';
import { Text } from '@vela/ui/Text';
import { Stack } from '@vela/ui/layout';
import type { ReactNode } from 'react';
import { anchor } from './Settings.css';

interface SettingsCardProps {
  /** Names the section in an address. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** What was done; announced when it appears. */
  done?: ReactNode;
  children: ReactNode;
}

/** One thing that can be set. */
export function SettingsCard({ id, title, lead, done, children }: SettingsCardProps) {
  return (
    <div id={id} className={anchor}>
      <Card as="section" aria-labelledby={`${id}-title`} padding="roomy">
        <Stack gap="5">
          <Stack gap="1">
            <Heading level={2} size="section" id={`${id}-title`}>
              {title}
            </Heading>
            {lead !== undefined && (
              <Text size="label" tone="muted">
                {lead}
              </Text>
            )}
          </Stack>
          {done && (
            <Notice tone="success" announced="politely">
              {done}
            </Notice>
          )}
          {children}
        </Stack>
      </Card>
    </div>
  );
}
