import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './RangePair.css';

export interface RangeValue {
  from: number;
  to: number;
}

export interface RangePairProps {
  /** The names of the two fields. */
  names: { from: string; to: string };
  label: ReactNode;
  /** The name of each thumb, for screen readers. */
  labels: { from: string; to: string };
  min: number;
  max: number;
  defaultValue: RangeValue;
  /** The range in words, beside the label. */
  format: (value: RangeValue) => ReactNode;
}

/**
 * A range from one number to another: two sliders on one line, neither of which can pass the other. If both
 * stand at one number, a pointer can only take the one on top: it moves the one that it leads away.
 */
export function RangePair({ names, label, labels, min, max, defaultValue, format }: RangePairProps) {
  const labelId = useId();
  const [value, setValue] = useState(defaultValue);
  const track = useRef<HTMLDivElement>(null);
  /** The number at which a pointer took both; null for one alone, and for a change without a pointer. */
  const both = useRef<number | null>(null);
  const { from, to } = value;
  // It is set before the paint, or the line would jump.
  useLayoutEffect(() => {
    const share = (at: number) => String((at - min) / (max - min));
    // It uses the object model, as the security policy allows no style attributes.
    track.current?.style.setProperty('--from', share(from));
    track.current?.style.setProperty('--to', share(to));
  }, [from, to, min, max]);
  const leave = () => {
    both.current = null;
  };
  const hand = {
    onPointerDown: () => {
      both.current = from === to ? from : null;
    },
    onPointerUp: leave,
    onKeyDown: leave,
  };
  const move = (wished: number, alone: RangeValue) => {
    const at = both.current;
    setValue(at === null ? alone : { from: Math.min(wished, at), to: Math.max(wished, at) });
  };
  return (
    <fieldset className={styles.group} aria-labelledby={labelId}>
      <div className={styles.head}>
        <span id={labelId} className={styles.name}>
          {label}
        </span>
        <span className={styles.figures}>{format(value)}</span>
      </div>
      <div ref={track} className={styles.track}>
        <input
          type="range"
          className={styles.input}
          name={names.from}
          aria-label={labels.from}
          min={min}
          max={max}
          value={from}
          {...hand}
          onChange={({ target: { valueAsNumber: wished } }) =>
            move(wished, { from: Math.min(wished, to), to })
          }
        />
        <input
          type="range"
          className={styles.input}
          name={names.to}
          aria-label={labels.to}
          min={min}
          max={max}
          value={to}
          {...hand}
          onChange={({ target: { valueAsNumber: wished } }) =>
            move(wished, { from, to: Math.max(wished, from) })
          }
        />
      </div>
    </fieldset>
  );
}
