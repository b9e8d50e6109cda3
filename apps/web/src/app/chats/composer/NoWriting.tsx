import { Plural, Trans } from '@lingui/react/macro';
import { Notice } from '@vela/ui/Notice';
import Sparkles from 'lucide-react/icons/sparkles';
import { usePage } from '../../../kit/page/page-context';
import { WayToCredits } from './WayToCredits';
import * as styles from './ChatComposer.css';

/** It replaces the composer for a free member who has written to as many members as are free. */
export function NoWriting({ id, name }: { id: string; name: string }) {
  const { free_conversations: free } = usePage().settings;
  return (
    <div id={id} className={styles.instead}>
      <Notice
        icon={Sparkles}
        title={<Trans>Premium members can message everyone.</Trans>}
        action={
          <WayToCredits tone="primary">
            <Trans>Get Premium</Trans>
          </WayToCredits>
        }
      >
        <Plural
          value={free}
          one="Without Premium you can message # member, and you’ve reached that limit."
          other="Without Premium you can message # members, and you’ve reached that limit."
        />{' '}
        <Trans>
          Any package of credits makes you a premium member, and you can message{' '}
          <span translate="no">{name}</span>.
        </Trans>
      </Notice>
    </div>
  );
}
