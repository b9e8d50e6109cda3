import { Trans } from '@lingui/react/macro';
import { shownMatchClaim } from '@vela/domain/sites';
import { Heading } from '@vela/ui/Heading';
import { Icon } from '@vela/ui/Icon';
import { Text } from '@vela/ui/Text';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { usePage } from '../../kit/page/page-context';
import * as styles from './Credits.css';
import { Costs } from './CreditsLead';
import { FreeMessagesEnd } from './FreeMessagesEnd';

/** What a free member gets with the first purchase. */
export function PremiumLead() {
  const { free_conversations: conversations } = usePage().settings;
  const free = String(conversations);
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
        <Claim />
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

/** The site's claim, with its source one tap away; without a source it is not made. */
function Claim() {
  const claim = shownMatchClaim(usePage().settings.premium_match_claim ?? null);
  if (!claim) return null;
  const { percentage, source } = claim;
  return (
    <Point>
      <Trans>Premium members have a {percentage}% higher chance of finding a match.</Trans>
      <details className={styles.source}>
        <summary className={styles.summary}>
          <Trans>Where this number comes from</Trans>
        </summary>
        {source}
      </details>
    </Point>
  );
}
