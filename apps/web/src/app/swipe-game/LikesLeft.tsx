import { Plural, Trans } from '@lingui/react/macro';
import * as styles from './SwipeGame.css';

interface LikesLeftProps {
  left: number;
  perDay: number;
}

/** How many likes are left of the day's. */
export function LikesLeft({ left, perDay }: LikesLeftProps) {
  return (
    <p className={styles.likesLeft}>
      <span className={styles.likeBars} aria-hidden="true">
        {Array.from({ length: perDay }, (_, index) => (
          <i key={index} className={styles.likeBar[index < left ? 'left' : 'given']} />
        ))}
      </span>
      <span>
        {left === 0 ? (
          <Trans>No likes left today</Trans>
        ) : (
          <Plural
            value={perDay}
            one={<Trans>{left} of # like left today</Trans>}
            other={<Trans>{left} of # likes left today</Trans>}
          />
        )}
      </span>
    </p>
  );
}
