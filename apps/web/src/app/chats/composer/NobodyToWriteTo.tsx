import { Trans } from '@lingui/react/macro';
import { Notice } from '@vela/ui/Notice';
import * as styles from './ChatComposer.css';

/** It replaces the composer where the other member's account was erased. */
export function NobodyToWriteTo() {
  return (
    <div className={styles.instead}>
      <Notice title={<Trans>This member has deleted the account.</Trans>}>
        <Trans>What you wrote to each other stays here until you delete it.</Trans>
      </Notice>
    </div>
  );
}
