import { setImmediate } from 'node:timers/promises';

/** Pages that are rendered at once: a page that waits for the database lets others go on. */
const AT_ONCE = 4;

/** Pages that wait for their turn: the last of them waits for a few seconds. */
const MOST_WAITING = 400;

export interface RenderQueue {
  /**
   * Returns what `render` returns, or `busy` where too many pages wait. Pages wait behind those of the same `line` alone, and the
   * lines take turns.
   */
  run<T>(line: string, render: () => Promise<T>): Promise<T | 'busy'>;
}

/** Called with whether the page may be rendered. */
type Turn = (mayRender: boolean) => void;

/**
 * Renders few pages at once, and lets the process do other work between two of them. A page takes some milliseconds of the
 * process in one piece: thirty that begin together would keep everybody else waiting until the last of them is done. Where all
 * places are taken, the longest line gives one up, so that one network can't keep the others out.
 */
export function createRenderQueue({ atOnce = AT_ONCE, mostWaiting = MOST_WAITING } = {}): RenderQueue {
  const lines = new Map<string, Turn[]>();
  let rendering = 0;
  let waiting = 0;

  const lengthOf = (line: string) => lines.get(line)?.length ?? 0;

  const makeRoomFor = (line: string): boolean => {
    const longest = [...lines.entries()].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    );
    if (longest[1].length <= lengthOf(line) + 1) return false;
    longest[1].pop()?.(false);
    waiting -= 1;
    return true;
  };

  const turnOf = (line: string): Promise<boolean> => {
    if (rendering < atOnce) {
      rendering += 1;
      return Promise.resolve(true);
    }
    if (waiting >= mostWaiting && !makeRoomFor(line)) return Promise.resolve(false);
    waiting += 1;
    return new Promise((resolve) => {
      lines.set(line, [...(lines.get(line) ?? []), resolve]);
    });
  };

  const callNext = (): void => {
    const [next] = lines;
    if (!next) {
      rendering -= 1;
      return;
    }
    const [line, [turn, ...rest]] = next;
    // Last in the order of the map, which is that of the turns.
    lines.delete(line);
    if (rest.length > 0) lines.set(line, rest);
    waiting -= 1;
    turn?.(true);
  };

  return {
    run: async (line, render) => {
      if (!(await turnOf(line))) return 'busy';
      try {
        await setImmediate();
        return await render();
      } finally {
        callNext();
      }
    },
  };
}
