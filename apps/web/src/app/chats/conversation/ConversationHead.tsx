import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { Avatar } from '@vela/ui/Avatar';
import { creditsBadge } from '@vela/domain/badges';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import { Icon } from '@vela/ui/Icon';
import { WideWords } from '@vela/ui/layout';
import Coins from 'lucide-react/icons/coins';
import { memo } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Presence } from '@vela/domain/presence';
import { usePage } from '../../../kit/page/page-context';
import { usePlaceWords } from '../../../kit/formats/use-place-words';
import { useWayToCredits } from '../shared/use-way-to-credits';
import { BackToMessages } from './BackToMessages';
import * as styles from './Conversation.css';
import { ConversationMenu, ErasedMenu } from './ConversationMenu';

const TEXTS = {
  now: msg`Online now`,
  today: msg`Active today`,
  this_week: msg`Active this week`,
  earlier: null,
  hidden: null,
} as const satisfies Record<Presence, MessageDescriptor | null>;

interface ConversationHeadProps {
  profile: Profile;
  hasBegun: boolean;
  /** What there is to spend, as the cost of the next message counts it: without what is on its way. */
  credits: number;
  /** Asks to report the member. */
  onReport: () => void;
}

/** Shows the other member, the credits left and the actions on the conversation. */
export const ConversationHead = memo(function ConversationHead({
  profile,
  hasBegun,
  credits,
  onReport,
}: ConversationHeadProps) {
  const { settings } = usePage();
  const placeWords = usePlaceWords();
  const presence = usePresence(profile.online);
  const { id, name, age, main_image: photo, fictional, online } = profile;
  const thumb = photo?.thumb_filename;
  const place = placeWords(profile);
  return (
    <header className={styles.head}>
      <BackToMessages />
      <a className={styles.who} href={`/members/${id}`}>
        <Avatar
          name={name}
          src={thumb === undefined ? null : settings.cdn_prefix + thumb}
          size="small"
          isOnline={online === 'now'}
          saysOnline={presence === null}
        />
        <span className={styles.whoWords}>
          <h1 id="conversation-name" className={styles.name}>
            {/* The comma is of the name: both are read in its direction. */}
            <span className={styles.nameAndAge} dir="auto">
              <span className={styles.nameWords} translate="no">
                {name},
              </span>
              <span className={styles.age}>{age}</span>
            </span>
            {fictional && (
              <span className={styles.mark}>
                <FictionalStrip shape="pill" />
              </span>
            )}
          </h1>
          <span className={styles.presence}>
            {presence ?? <span translate="no">{place}</span>}
            {presence !== null && (
              <span className={styles.region}>
                {' '}
                · <span translate="no">{place}</span>
              </span>
            )}
          </span>
        </span>
      </a>
      <Balance credits={credits} />
      <ConversationMenu profile={profile} hasBegun={hasBegun} onReport={onReport} />
    </header>
  );
});

/** The head of a conversation with a member whose account was erased: there is no profile to go to. */
export function ErasedHead({ conversationId }: { conversationId: string }) {
  const { t } = useLingui();
  const name = t`Deleted member`;
  return (
    <header className={styles.head}>
      <BackToMessages />
      <span className={styles.who}>
        <Avatar name={name} size="small" />
        <span className={styles.whoWords}>
          <h1 id="conversation-name" className={styles.name}>
            {name}
          </h1>
        </span>
      </span>
      <ErasedMenu conversationId={conversationId} />
    </header>
  );
}

/** What the member has, and the way to more: in the tones of the badge on Credits. */
function Balance({ credits }: { credits: number }) {
  const href = useWayToCredits();
  const { user } = usePage();
  const look = styles.balance[creditsBadge({ paidUser: user?.paid_user === true, credits })?.tone ?? 'plain'];
  const words = (
    <>
      <span className={styles.balanceMark}>
        <Icon of={Coins} size="small" />
      </span>
      <span className={styles.balanceCount} aria-hidden="true">
        {credits}
      </span>
      <WideWords>
        <Plural value={credits} one="# credit" other="# credits" />
      </WideWords>
    </>
  );
  if (href === null) return <span className={look}>{words}</span>;
  return (
    <a className={look} href={href} aria-describedby="balance-way">
      {words}
      <span id="balance-way" hidden>
        <Trans>Buy credits</Trans>
      </span>
    </a>
  );
}

/** Returns when the other was there last, in words; null where there is nothing good to say. */
function usePresence(online: Presence): string | null {
  const { i18n } = useLingui();
  const text = TEXTS[online];
  return text && i18n._(text);
}
