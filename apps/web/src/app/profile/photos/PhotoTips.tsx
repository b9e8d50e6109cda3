import { Trans } from '@lingui/react/macro';
import * as styles from './Photos.css';

/** What makes a good photo, for who wants to know. */
export function PhotoTips({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <details className={styles.tips} open={isOpen}>
      <summary className={styles.tipsSummary}>
        <Trans>Tips for good photos</Trans>
      </summary>
      <ul className={styles.tipsList}>
        <li>
          <Trans>Daylight is best: stand at a window or outdoors.</Trans>
        </li>
        <li>
          <Trans>Show your face, without sunglasses or filters.</Trans>
        </li>
        <li>
          <Trans>On your main photo, be alone: nobody should have to guess who you are.</Trans>
        </li>
        <li>
          <Trans>Choose a recent one, so that you look like it when you meet.</Trans>
        </li>
      </ul>
    </details>
  );
}
