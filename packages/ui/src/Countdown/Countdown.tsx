import { countdownDigits } from '@vela/domain/time-bonus';
import { countdown } from './Countdown.css';

export interface CountdownProps {
  /** The time left; the caller counts it down. */
  seconds: number;
  /** `words` stands in a sentence, `mark` by itself. */
  size?: 'words' | 'mark' | undefined;
}

/** How long something still lasts, to the second. It is read when one comes to it, and never said by itself. */
export function Countdown({ seconds, size = 'words' }: CountdownProps) {
  return (
    <span className={countdown[size]} role="timer">
      {countdownDigits(seconds)}
    </span>
  );
}
