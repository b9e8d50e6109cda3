import { progressAt } from '@vela/domain/refresh';
import { SECOND } from '@vela/domain/time';
import { useEffect, useState } from 'react';

/** A page that is still there after this long stays: whatever it was left for was a file, or didn't come. */
const GIVEN_UP_MS = 10 * SECOND;

const STEP_MS = 0.1 * SECOND;

/** How far the next page is likely to be, from 0 to 1; `null` while this one isn't left, or has only just been. */
export function useLeavingProgress(): number | null {
  const leftAt = useLeftAt();
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (leftAt === null) return;
    const timer = setInterval(() => setElapsed(performance.now() - leftAt), STEP_MS);
    return () => {
      clearInterval(timer);
      setElapsed(0);
    };
  }, [leftAt]);
  return leftAt === null || elapsed > GIVEN_UP_MS ? null : progressAt(elapsed, { isDone: false });
}

/** When the page began to be left; `null` while it isn't, and again when the browser brings it back. */
function useLeftAt(): number | null {
  const [leftAt, setLeftAt] = useState<number | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('beforeunload', () => setLeftAt(leadsElsewhere() ? null : performance.now()), {
      signal,
    });
    addEventListener('pageshow', () => setLeftAt(null), { signal });
    return () => listening.abort();
  }, []);
  return leftAt;
}

/** A link to the mail program or the telephone is followed beside the page. */
function leadsElsewhere(): boolean {
  const link = document.activeElement?.closest('a');
  return link !== null && link !== undefined && !link.protocol.startsWith('http');
}
