import { useEffect, useRef } from 'react';

/** How long nothing more may change before what changed counts, in ms: a slider passes many values. */
const SETTLED_MS = 350;

interface Settled {
  /** Runs this unless something else is to run within the moment that follows. */
  run: (task: () => void) => void;
  cancel: () => void;
}

/** Waits until a row of changes is over; what still waits when the component goes never runs. */
export function useSettled(): Settled {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    cancel,
    run: (task) => {
      cancel();
      timer.current = setTimeout(task, SETTLED_MS);
    },
  };
}
