import { Trans } from '@lingui/react/macro';
import { Button } from '@vela/ui/Button';
import { useEffect, useRef, type RefObject } from 'react';
import * as styles from './Conversation.css';

export interface Older {
  load: () => void;
  isLoading: boolean;
  isFailed: boolean;
}

interface OlderMessagesProps {
  older: Older;
  /** What scrolls. */
  within: RefObject<HTMLElement | null>;
}

/** Loads what was said before as soon as one comes near it, or when it is asked for. */
export function OlderMessages({ older, within }: OlderMessagesProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { load, isLoading, isFailed } = older;
  useEffect(() => {
    const element = ref.current;
    if (element === null || isLoading || isFailed) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: within.current,
      rootMargin: '200px 0px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [load, isLoading, isFailed, within]);
  return (
    <div ref={ref} className={styles.older}>
      {isFailed && (
        <p role="alert">
          <Trans>Earlier messages didn’t load.</Trans>
        </p>
      )}
      {/* The arrow keys lead to it, as to the messages. */}
      <Button tabIndex={-1} tone="line" size="small" busy={isLoading} onClick={load}>
        <Trans>Show earlier messages</Trans>
      </Button>
    </div>
  );
}
