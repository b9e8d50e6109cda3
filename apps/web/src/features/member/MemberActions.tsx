import { Trans } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { ButtonLink } from '@vela/ui/Button';
import MessageCircle from 'lucide-react/icons/message-circle';
import { LikeButton, useWriteHref } from '../../shell/likes';
import { usePage } from '../../shell/page';
import * as styles from './Member.css';

/** To write and to like. */
export function MemberActions({ profile }: { profile: Profile }) {
  const { readyPages } = usePage();
  const writeHref = useWriteHref();
  const { name } = profile;
  return (
    <div className={styles.actions}>
      {readyPages.includes('members-id-chat') && (
        <ButtonLink wide icon={MessageCircle} href={writeHref(profile)}>
          <Trans>Message {name}</Trans>
        </ButtonLink>
      )}
      <LikeButton profile={profile} look="line" />
    </div>
  );
}
