import { Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Icon } from '@vela/ui/Icon';
import { Text } from '@vela/ui/Text';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { usePage } from '../../kit/page/page-context';
import * as styles from './Credits.css';
import { Costs } from './CreditsLead';
import { FreeMessagesEnd } from './FreeMessagesEnd';
import { MatchClaim, useMatchClaim } from './MatchClaim';
import { useLoaded } from '../../kit/page/use-routing';
import { Credits } from './Credits';
import type { loadCredits } from './load-credits';

/** What a free member gets with the first purchase. */
export function PremiumLead() {
  const { free_conversations: conversations } = usePage().settings;
  const free = String(conversations);
  const hasClaim = useMatchClaim() !== null;
  return (
    <div className={styles.lead}>
      <Heading level={1}>
        <Trans>Get Premium with your first credits</Trans>
      </Heading>
      <ul className={styles.points}>
        <Point>
          <Trans>You see every photo clearly, except those that members keep private.</Trans>
        </Point>
        <Point>
          <Trans>Message as many people as you like, not just {free}.</Trans>
        </Point>
        <Point>
          <Trans>Keep Premium even when your credits run out. No subscription.</Trans>
        </Point>
        {hasClaim && (
          <Point>
            <MatchClaim />
          </Point>
        )}
      </ul>
    </div>
  );
}

/** What credits are spent on, and what the first purchase ends: after the packages, which come first on a phone. */
export function PremiumNotes() {
  return (
    <div className={styles.lead}>
      <Text size="label" tone="muted">
        <Costs />
      </Text>
      <FreeMessagesEnd />
    </div>
  );
}

function Point({ children }: { children: ReactNode }) {
  return (
    <li className={styles.point}>
      <span className={styles.pointMark}>
        <Icon of={Check} size="small" />
      </span>
      <span>{children}</span>
    </li>
  );
}

export function PremiumRoute() {
  const { t } = useLingui();
  return (
    <Credits
      title={t`Get Premium`}
      initial={useLoaded<typeof loadCredits>()}
      lead={<PremiumLead />}
      notes={<PremiumNotes />}
    />
  );
}
