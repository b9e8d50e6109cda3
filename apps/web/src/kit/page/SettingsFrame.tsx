import { Trans } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Icon } from '@vela/ui/Icon';
import { Container, Inline, Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { Screen } from './Screen';
import { frame } from './SettingsFrame.css';

export interface SettingsFrameProps {
  title: string;
  /** Names the page's heading, for a part that is named after it. */
  titleId?: string;
  lead?: ReactNode;
  /** `wide` for what stands side by side on a wide screen. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** One part of the settings on a page of its own, with the way back to all of them. */
export function SettingsFrame({ title, titleId, lead, width = 'narrow', children }: SettingsFrameProps) {
  return (
    <Screen title={title}>
      <Container>
        <div className={frame[width]}>
          <div>
            <TextLink alone href="/settings">
              <Inline as="span" gap="1" wrap={false}>
                <Icon of={ChevronLeft} size="small" />
                <Trans>Settings</Trans>
              </Inline>
            </TextLink>
          </div>
          <Stack gap="2">
            <Heading level={1} id={titleId}>
              {title}
            </Heading>
            {lead !== undefined && <Text tone="muted">{lead}</Text>}
          </Stack>
          {children}
        </div>
      </Container>
    </Screen>
  );
}
