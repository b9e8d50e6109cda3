import { Card } from '@vela/ui/Card';
import { Heading } from '@vela/ui/Heading';
import { Text } from '@vela/ui/Text';
import { Stack } from '@vela/ui/layout';
import type { ReactNode } from 'react';
import { DoneNotice } from '../../kit/forms/DoneNotice';
import { anchor } from './Settings.css';

interface SettingsCardProps {
  /** Names the section in an address. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** What was done. */
  done?: ReactNode;
  /** How often it was done on this page, by `useDone`. */
  doneTimes?: number;
  children: ReactNode;
}

/** The id of a card's heading, which names the card. */
export function settingTitleId(id: string): string {
  return `${id}-title`;
}

/** One thing that can be set. */
export function SettingsCard({ id, title, lead, done, doneTimes = 0, children }: SettingsCardProps) {
  return (
    <div id={id} className={anchor}>
      <Card as="section" aria-labelledby={settingTitleId(id)} padding="roomy">
        <Stack gap="5">
          <Stack gap="1">
            <Heading level={2} size="section" id={settingTitleId(id)}>
              {title}
            </Heading>
            {lead !== undefined && (
              <Text size="label" tone="muted">
                {lead}
              </Text>
            )}
          </Stack>
          {done && <DoneNotice times={doneTimes}>{done}</DoneNotice>}
          {children}
        </Stack>
      </Card>
    </div>
  );
}
