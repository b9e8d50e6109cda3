import { Plural, Trans } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import {
  canWriteFree,
  freeConversationsLeft,
  freeMessagesLeft,
  giftsOf,
  NOTHING_WRITTEN,
} from '@vela/domain/chat';
import { ButtonLink } from '@vela/ui/Button';
import { WideWords } from '@vela/ui/layout';
import { useRootMark } from '@vela/ui/root-mark';
import { Text } from '@vela/ui/Text';
import Gift from 'lucide-react/icons/gift';
import MessageCircle from 'lucide-react/icons/message-circle';
import { LikeButton } from '../../kit/likes/LikeButton';
import { useWriteHref } from '../../kit/likes/use-write-href';
import { usePage } from '../../kit/page/page-context';
import * as styles from './Member.css';

/** The actions on a member: to write, to like and to send a gift. */
export function MemberActions({ profile }: { profile: Profile }) {
  const { readyPages, settings } = usePage();
  const writeHref = useWriteHref();
  const { name } = profile;
  useRootMark('data-has-actions', true);
  const canWrite = readyPages.includes('members-id-chat');
  const hasGifts = giftsOf(settings.gift_credits ?? {}).length > 0;
  return (
    <div className={styles.actions}>
      {canWrite && (
        <div className={styles.write}>
          <ButtonLink wide icon={MessageCircle} href={writeHref(profile)}>
            <WideWords>
              <Trans context="to write one, on a button">
                Message <span translate="no">{name}</span>
              </Trans>
            </WideWords>
            <span className={styles.shortWords} aria-hidden="true">
              <Trans context="to write one, on a button">Message</Trans>
            </span>
          </ButtonLink>
        </div>
      )}
      <LikeButton profile={profile} look="slim" />
      {canWrite && hasGifts && (
        <ButtonLink tone="line" icon={Gift} href={`${writeHref(profile)}?gift=1`}>
          <WideWords>
            <Trans context="to give, on a button">Gift</Trans>
          </WideWords>
        </ButtonLink>
      )}
      {canWrite && <FreeLeft wroteHere={profile.wrote_to === true} />}
    </div>
  );
}

/** What a free member may still write, before it is written. */
function FreeLeft({ wroteHere }: { wroteHere: boolean }) {
  const { user, settings } = usePage();
  if (!user) return null;
  const written = user.written ?? NOTHING_WRITTEN;
  const sender = { premium: user.paid_user, written, wroteHere };
  const conversations = freeConversationsLeft(written, settings);
  const messages = freeMessagesLeft(sender, settings);
  if (!canWriteFree(sender, settings)) return null;
  return (
    <div className={styles.free}>
      <Text size="stamp" tone="muted">
        {conversations > 0 ? (
          <Trans>
            Free: <Plural value={conversations} one="# new conversation" other="# new conversations" /> and{' '}
            <Plural value={messages} one="# message" other="# messages" /> left
          </Trans>
        ) : (
          <Trans>
            Free: <Plural value={messages} one="# message" other="# messages" /> left
          </Trans>
        )}
      </Text>
    </div>
  );
}
