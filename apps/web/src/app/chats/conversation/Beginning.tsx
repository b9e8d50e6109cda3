import { Trans } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { Avatar } from '@vela/ui/Avatar';
import { usePage } from '../../../kit/page/page-context';
import * as styles from './Conversation.css';

/** Shows the member that the first message goes to, while the conversation is empty. */
export function Beginning({ profile }: { profile: Profile }) {
  const { settings } = usePage();
  const { name, main_image: photo } = profile;
  const thumb = photo?.thumb_filename;
  return (
    <div className={styles.beginning}>
      <Avatar name={name} src={thumb === undefined ? null : settings.cdn_prefix + thumb} size="huge" />
      <p className={styles.beginningTitle}>
        <Trans>
          You and <span translate="no">{name}</span> haven’t talked yet
        </Trans>
      </p>
      <p className={styles.beginningWords}>
        <Trans>A question about something in the profile is a good start.</Trans>
      </p>
    </div>
  );
}
