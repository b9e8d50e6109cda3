import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIsHydrated } from '../hydration';
import * as styles from '../RangePair/RangePair.css';
import { bare, drawn } from './Slider.css';

export interface SliderProps {
  /** The name of the form field. */
  name?: string | undefined;
  label: ReactNode;
  min: number;
  max: number;
  step?: number | undefined;
  defaultValue: number;
  /** With `onChange` the page holds the number, which something else may move, too. */
  value?: number | undefined;
  onChange?: ((value: number) => void) | undefined;
  /** The number with its unit, beside the label and for screen readers: "25 km". */
  format: (value: number) => string;
}

/**
 * One number out of many, where about is exact enough: how far away, say, or how much larger. Without a script it neither writes the number
 * nor draws its line, as neither would follow the thumb.
 */
export function Slider({
  name,
  label,
  min,
  max,
  step = 1,
  defaultValue,
  value: given,
  onChange,
  format,
}: SliderProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const value = given ?? own;
  const choose = (chosen: number) => {
    setOwn(chosen);
    onChange?.(chosen);
  };
  const track = useRef<HTMLDivElement>(null);
  // It is set before the paint, or the line would jump.
  useLayoutEffect(() => {
    // It uses the object model, as the security policy allows no style attributes.
    track.current?.style.setProperty('--to', String((value - min) / (max - min)));
  }, [value, min, max]);
  const isHydrated = useIsHydrated();
  const words = isHydrated ? format(value) : undefined;
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.name}>
          {label}
        </label>
        <span className={styles.figures} aria-hidden="true">
          {words}
        </span>
      </div>
      <div ref={track} className={`${styles.track} ${isHydrated ? drawn : bare}`}>
        <input
          id={id}
          type="range"
          className={styles.input}
          name={name}
          aria-valuetext={words}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(event) => choose(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
