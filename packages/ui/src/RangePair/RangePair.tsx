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
  /** What each thumb is, for those who hear it. */
  labels: { from: string; to: string };
  min: number;
  max: number;
  defaultValue: RangeValue;
  /** The range in words, beside the label. */
  format: (value: RangeValue) => ReactNode;
}

/** From one number to another: two sliders on one line, neither of which can pass the other. */
export function RangePair({ names, label, labels, min, max, defaultValue, format }: RangePairProps) {
  const labelId = useId();
  const [value, setValue] = useState(defaultValue);
  const track = useRef<HTMLDivElement>(null);
  const { from, to } = value;
  // Before it is painted, or the line would jump.
  useLayoutEffect(() => {
    const share = (at: number) => String((at - min) / (max - min));
    // By the object model, as the security policy has no style attributes.
    track.current?.style.setProperty('--from', share(from));
    track.current?.style.setProperty('--to', share(to));
  }, [from, to, min, max]);
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
          onChange={(event) => setValue({ from: Math.min(event.target.valueAsNumber, to), to })}
        />
        <input
          type="range"
          className={styles.input}
          name={names.to}
          aria-label={labels.to}
          min={min}
          max={max}
          value={to}
          onChange={(event) => setValue({ from, to: Math.max(event.target.valueAsNumber, from) })}
        />
      </div>
    </fieldset>
  );
}
