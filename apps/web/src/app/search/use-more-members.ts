import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface FoundMembers {
  /** The address of what is shown. */
  href: string;
  results: readonly { id: string }[];
  /** What is shown has come, or failed to. */
  isSettled: boolean;
}

interface MoreMembers {
  /** It is for the element around the cards and what ends them. */
  listRef: RefObject<HTMLDivElement | null>;
  /** Somebody asks for the results up to this address. */
  onAsk: (href: string) => void;
  /** How many members came with what was asked for last; `null` while nothing has come. */
  arrived: number | null;
}

interface Asked {
  href: string;
  /** Who stood there before. */
  before: ReadonlySet<string>;
  /** Who came, in their order; `null` until then. */
  fresh: readonly string[] | null;
}

/**
 * More members under those that were read: the place stays, and the focus goes on with the first of them, or with what stands in
 * their place where they failed to come. Who went elsewhere meanwhile is left there.
 */
export function useMoreMembers({ href, results, isSettled }: FoundMembers): MoreMembers {
  const listRef = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const fresh = asked?.href === href ? asked.fresh : null;
  // They are counted once: later, others may stand among them.
  if (asked?.href === href && asked.fresh === null && isSettled) {
    const ids = results.map(({ id }) => id);
    setAsked({ ...asked, fresh: ids.filter((id) => !asked.before.has(id)) });
  }
  useLayoutEffect(() => {
    if (fresh !== null && listRef.current !== null) goOnWith(listRef.current, fresh[0]);
  }, [fresh]);
  const onAsk = (next: string) =>
    setAsked({ href: next, before: new Set(results.map(({ id }) => id)), fresh: null });
  return { listRef, onAsk, arrived: fresh !== null && fresh.length > 0 ? fresh.length : null };
}

function goOnWith(list: HTMLElement, id: string | undefined): void {
  const { activeElement } = document;
  const isStillThere = list.contains(activeElement);
  if (activeElement !== document.body && !isStillThere) return;
  const card = [...list.querySelectorAll('a')].find((link) => link.pathname === `/members/${id}`);
  if (card) return card.focus({ preventScroll: true });
  if (!isStillThere)
    [...list.querySelectorAll<HTMLElement>('button, a')].at(-1)?.focus({ preventScroll: true });
}
