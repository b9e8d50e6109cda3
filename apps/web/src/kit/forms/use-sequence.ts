import { useRef } from 'react';

/** Does something once all that was begun before is done; `isLast` says whether nothing was begun since. */
export type InSequence = <Result>(work: (isLast: () => boolean) => Promise<Result>) => Promise<Result>;

/** Returns a function that does one thing after the other, in the order in which they were begun. */
export function useSequence(): InSequence {
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const begun = useRef(0);
  return (work) => {
    begun.current += 1;
    const own = begun.current;
    const result = running.current.then(() => work(() => own === begun.current));
    running.current = result.catch(() => {});
    return result;
  };
}
