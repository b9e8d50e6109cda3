import { useState } from 'react';

/** What a form did that stays on its page. */
export interface Done<Result> {
  /** What came of it last; `null` when nothing was done yet. */
  result: Result | null;
  /** How often it was done since the page opened; as the form's key, it restarts the form, empty. */
  times: number;
  show: (result: Result) => void;
}

/** Follows a form that stays; `before` is what was done already when the page opened. */
export function useDone<Result>(before: Result | null): Done<Result> {
  const [done, setDone] = useState({ result: before, times: 0 });
  return { ...done, show: (result) => setDone(({ times }) => ({ result, times: times + 1 })) };
}
