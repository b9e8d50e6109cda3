import { useLayoutEffect, useRef } from 'react';
import { bar } from './ProgressBar.css';

export interface ProgressBarProps {
  /** How much is done, from 0 to 1. */
  value: number;
}

/**
 * A line over the page that grows while the next one comes. Browsers say so themselves to those who listen, so it is
 * for the eye alone.
 */
export function ProgressBar({ value }: ProgressBarProps) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => line.current?.style.setProperty('--share', String(value)), [value]);
  return <div ref={line} className={bar} aria-hidden="true" />;
}
