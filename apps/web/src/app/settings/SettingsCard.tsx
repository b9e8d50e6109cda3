import { Card } from '@vela/ui/Card';
import { Stack } from '@vela/ui/layout';
import { useId, type ReactNode } from 'react';
import { DoneNotice } from '../../kit/forms/DoneNotice';
import { SettingsFrame } from '../../kit/page/SettingsFrame';

interface SettingsCardProps {
  title: string;
  /** The id of the page's heading, where a field is named after it, too. */
  titleId?: string;
  lead?: ReactNode;
  /** What was done. */
  done?: ReactNode;
  /** How often it was done on this page, by `useDone`. */
  doneTimes?: number;
  children: ReactNode;
}

/** A part of the settings with everything in one card, which is named after its page. */
export function SettingsCard({ title, titleId, lead, done, doneTimes = 0, children }: SettingsCardProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <SettingsFrame title={title} titleId={id} lead={lead}>
      <Card as="section" aria-labelledby={id} padding="roomy">
        <Stack gap="5">
          {done && <DoneNotice times={doneTimes}>{done}</DoneNotice>}
          {children}
        </Stack>
      </Card>
    </SettingsFrame>
  );
}
