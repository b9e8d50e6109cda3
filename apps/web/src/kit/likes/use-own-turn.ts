import { useEffect, useState } from 'react';

/** Waiting for its turn, opened over a page that had no dialog, or opened when the last of them had closed. */
export type Turn = 'waits' | 'at once' | 'after others';

/** When a dialog that comes by itself may open: not over another that is still open. From then on it keeps its turn. */
export function useOwnTurn(isWanted: boolean): Turn {
  const [turn, setTurn] = useState<Turn>('waits');
  useEffect(() => {
    if (!isWanted) return undefined;
    if (!hasDialog()) {
      setTurn('at once');
      return () => setTurn('waits');
    }
    const watching = new MutationObserver(() => {
      if (hasDialog()) return;
      watching.disconnect();
      setTurn('after others');
    });
    watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => {
      watching.disconnect();
      setTurn('waits');
    };
  }, [isWanted]);
  return isWanted ? turn : 'waits';
}

function hasDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
