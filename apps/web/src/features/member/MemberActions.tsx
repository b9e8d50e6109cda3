import { Trans } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { ButtonLink } from '@vela/ui/Button';
import MessageCircle from 'lucide-react/icons/message-circle';
import { usePage } from '../../shell/page';
import * as styles from './Member.css';

/** To write and to like. */
export function MemberActions({ profile }: { profile: Profile }) {
  const { readyPages } = usePage();
  const { name } = profile;
  return (
    <div className={styles.actions}>
      {readyPages.includes('members-id-chat') && (
        <ButtonLink wide icon={MessageCircle} href={`/members/${profile.id}/chat`}>
          <Trans>Message {name}</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
