import { useRef, useState } from 'react';
import { nextMarked, type Marked } from './next-marked';

export type Suggest = (text: string) => readonly string[] | Promise<readonly string[]>;

interface Suggestions {
  options: readonly string[];
  marked: Marked;
  isOpen: boolean;
  /** Asks for what fits; what is not answered when something else is asked for, or closed, never shows. */
  ask: (text: string) => void;
  move: (key: 'ArrowDown' | 'ArrowUp') => void;
  close: () => void;
}

const NONE: readonly string[] = [];

export function useSuggestions(suggest: Suggest): Suggestions {
  const [options, setOptions] = useState(NONE);
  const [marked, setMarked] = useState<Marked>(null);
  const asked = useRef(0);
  const show = (found: readonly string[]) => {
    setOptions(found);
    setMarked(null);
  };
  return {
    options,
    marked,
    isOpen: options.length > 0,
    ask: (text) => {
      asked.current += 1;
      const own = asked.current;
      // A mark is on what fitted fewer letters.
      setMarked(null);
      const answer = async () => {
        const found = await suggestionsOf(suggest, text);
        if (own === asked.current) show(found);
      };
      void answer();
    },
    move: (key) => setMarked((before) => nextMarked(key, { marked: before, count: options.length })),
    close: () => {
      asked.current += 1;
      show(NONE);
    },
  };
}

/** Without suggestions it is a field like any other. */
async function suggestionsOf(suggest: Suggest, text: string): Promise<readonly string[]> {
  try {
    return await suggest(text);
  } catch {
    return NONE;
  }
}
