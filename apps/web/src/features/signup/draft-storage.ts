import { pickDraft, type Draft } from './draft';

const KEY = 'signup-draft';

/** As much of the browser's storage as a draft needs. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** This tab's, looked up at each use: a browser that keeps nothing throws at the very mention of its storage. */
export const tabStore: DraftStore = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, text) => sessionStorage.setItem(key, text),
  removeItem: (key) => sessionStorage.removeItem(key),
};

/**
 * The draft of this tab, for reloads and changes of language. What the server kept wins over it when it is
 * new: someone came back from the home page or a lander with other answers.
 */
export function loadDraft(store: DraftStore, kept: Draft): Draft {
  const stored = read(store);
  const isNew = JSON.stringify(kept) !== stored.seed;
  return isNew ? { ...stored.draft, ...kept } : { ...kept, ...stored.draft };
}

/** Keeps the draft, with the server's that it began from. A browser that refuses to store loses only this. */
export function saveDraft(store: DraftStore, { draft, kept }: { draft: Draft; kept: Draft }): void {
  try {
    store.setItem(KEY, JSON.stringify({ seed: JSON.stringify(kept), draft: pickDraft(draft) }));
  } catch {
    // Private windows and full disks: the page still has the draft.
  }
}

/** Forgets the draft of a sign-up that is finished. */
export function forgetDraft(store: DraftStore): void {
  try {
    store.removeItem(KEY);
  } catch {
    // Nothing could be stored, so nothing is left.
  }
}

function read(store: DraftStore): { seed: string; draft: Draft } {
  try {
    const { seed, draft } = JSON.parse(store.getItem(KEY) ?? '{}') as { seed?: unknown; draft?: unknown };
    return {
      seed: typeof seed === 'string' ? seed : '{}',
      draft: pickDraft(Object(draft) as Record<string, unknown>),
    };
  } catch {
    return { seed: '{}', draft: {} };
  }
}
