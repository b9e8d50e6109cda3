import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { repeatOrderQueryOptions } from '@vela/api-client/queries/orders';
import { giftsOf } from '@vela/domain/chat';
import { offersRepeatOrder } from '@vela/domain/navigation';
import { ButtonLink } from '@vela/ui/Button';
import { Heading } from '@vela/ui/Heading';
import { Inline } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { useApi } from '../../kit/session/member-data-context';
import { usePage } from '../../kit/page/page-context';
import { useNext } from '../../kit/page/use-next';
import { withNext } from '../../kit/page/with-next';
import * as styles from './Credits.css';
import { FreeMessagesEnd } from './FreeMessagesEnd';
import { MatchClaim, useMatchClaim } from './MatchClaim';

/** What credits are for, and what each thing costs. */
export function CreditsLead() {
  const { user } = usePage();
  return (
    <div className={styles.lead}>
      <Heading level={1}>
        <Trans>Choose your credits</Trans>
      </Heading>
      <Text tone="muted" measure="text">
        <Costs />{' '}
        {user?.paid_user === true && (
          <Trans>
            You have <Plural value={user.credits} one="# credit" other="# credits" />.
          </Trans>
        )}
      </Text>
      {offersRepeatOrder({ paidUser: user?.paid_user === true }) && <WayToRepeat />}
    </div>
  );
}

/** What Premium does, or what the first purchase adds and ends: after the packages, which come first on a phone. */
export function CreditsNotes() {
  const isPremium = usePage().user?.paid_user === true;
  const hasClaim = useMatchClaim() !== null;
  if (isPremium && !hasClaim) return null;
  if (isPremium) return <PremiumClaim />;
  return (
    <div className={styles.lead}>
      <Text size="label" tone="muted">
        <Trans>
          Your first purchase makes you a premium member: you see every photo clearly, except private ones.
        </Trans>
      </Text>
      <FreeMessagesEnd />
    </div>
  );
}

function PremiumClaim() {
  return (
    <div className={styles.lead}>
      <div className={styles.claim}>
        <MatchClaim />
      </div>
    </div>
  );
}

/** Only a stored card can repeat a purchase. */
function WayToRepeat() {
  const next = useNext();
  const { data } = useQuery(repeatOrderQueryOptions(useApi()));
  if (!data?.repeat) return null;
  return (
    <Inline gap="4">
      <ButtonLink tone="line" size="small" href={withNext('/credits/repeat-order', next)}>
        <Trans>Order the same again</Trans>
      </ButtonLink>
    </Inline>
  );
}

/** What messages, photos and gifts cost on this site. */
export function Costs() {
  const { message_credits: message, photo_credits: photo = 0, gift_credits: gifts = {} } = usePage().settings;
  const costs = giftsOf(gifts).map(({ credits }) => credits);
  const least = costs[0];
  const most = costs.at(-1);
  const photoCost = String(photo);
  if (least === undefined)
    return (
      <Trans>
        One message costs <Plural value={message} one="# credit" other="# credits" />, a photo {photoCost}.
      </Trans>
    );
  return (
    <Trans>
      One message costs <Plural value={message} one="# credit" other="# credits" />, a photo {photoCost}, a
      gift {least} to {most}.
    </Trans>
  );
}
