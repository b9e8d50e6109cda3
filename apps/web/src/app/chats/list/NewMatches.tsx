import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { likesQueryOptions } from '@vela/api-client/queries/likes';
import type { Chat } from '@vela/contract/entities/conversation';
import type { Profile } from '@vela/contract/entities/profile';
import { Avatar } from '@vela/ui/Avatar';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import { TextLink } from '@vela/ui/TextLink';
import { useId } from 'react';
import { usePage } from '../../../kit/page/page-context';
import { useApi } from '../../../kit/session/member-data-context';
import { useFollow } from '../shared/use-follow';
import * as styles from './ConversationList.css';

/** More than that are on the page of matches. */
const MOST = 12;

/** Those who match with the member and have no conversation with it, the newest first; one press leads to a first message. */
export function NewMatches({ chats }: { chats: readonly Chat[] }) {
  const titleId = useId();
  const { data } = useQuery(likesQueryOptions(useApi()));
  const talkedTo = new Set(chats.map(({ profile }) => profile?.id));
  const matches = (data?.matches ?? []).filter(
    ({ id, conversation_id: conversationId }) => conversationId === undefined && !talkedTo.has(id),
  );
  if (matches.length === 0) return null;
  return (
    <section className={styles.matches} aria-labelledby={titleId}>
      <div className={styles.matchesHead}>
        <p id={titleId} className={styles.matchesTitle}>
          <Trans>New matches</Trans>
        </p>
        {matches.length > MOST && (
          <TextLink href="/likes/matches">
            <Trans>All matches</Trans>
          </TextLink>
        )}
      </div>
      <ul className={styles.matchesRow}>
        {matches.slice(0, MOST).map((profile) => (
          <li key={profile.id}>
            <Match profile={profile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Match({ profile: { id, name, main_image: photo, online, fictional } }: { profile: Profile }) {
  const { settings } = usePage();
  const thumb = photo?.thumb_filename;
  return (
    <a className={styles.match} {...useFollow(`/members/${id}/chat`)}>
      <span className={styles.matchPhoto}>
        <Avatar
          name={name}
          src={thumb === undefined ? null : settings.cdn_prefix + thumb}
          size="large"
          isOnline={online === 'now'}
        />
      </span>
      <span className={styles.matchName} translate="no">
        {name}
      </span>
      {fictional && <FictionalStrip shape="pill" />}
    </a>
  );
}
