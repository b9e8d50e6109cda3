import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@vela/ui/EmptyState';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { useTimeText } from '../../formats/use-time-text';

interface LimitReachedProps {
  /** What there was a lot of: profiles that a member opened in a day, pages of results, or a network's visitors in an hour. */
  of: 'profiles' | 'results' | 'visitors';
  /** ISO 8601: when it goes on. */
  againAt: string;
  level: 1 | 2;
  action?: ReactNode;
}

/** Says what there was too much of, and when it goes on. */
export function LimitReached({ of, againAt, level, action }: LimitReachedProps) {
  const time = useTimeText().clock(againAt);
  return (
    <EmptyState icon={Clock} level={level} title={<Trans>You can continue at {time}</Trans>} action={action}>
      {of === 'profiles' && (
        <Trans>
          You’ve opened a lot of profiles today. The ones you opened, your matches and your chats stay
          available.
        </Trans>
      )}
      {of === 'results' && <Trans>You have opened a lot of search results within an hour.</Trans>}
      {of === 'visitors' && (
        <Trans>
          A lot of profiles were opened from your network within an hour. Log in to continue right away.
        </Trans>
      )}
    </EmptyState>
  );
}
