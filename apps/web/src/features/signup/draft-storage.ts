import { TRACKING_FIELDS } from '@vela/domain/signup';
import type { SafeStore } from '../../shell/storage';
import { pickDraft, type Draft } from './draft';

const KEY = 'signup-draft';

/**
 * The draft of this tab, for reloads and changes of language. What the server kept wins over it when it is
 * new: someone came back from the home page or a lander with other answers.
 */
export function loadDraft(store: SafeStore, kept: Draft): Draft {
  const stored = read(store);
  const isNew = seedOf(kept) !== stored.seed;
  return isNew ? { ...stored.draft, ...kept } : { ...kept, ...stored.draft };
}

/**
 * Keeps the draft, with the server's that it began from. Who sent the visitor is none of it: nobody was asked, so it lives
 * in the page and its address alone (decisions.md, Honest by construction). A browser that refuses to store loses only
 * this.
 */
export function saveDraft(store: SafeStore, { draft, kept }: { draft: Draft; kept: Draft }): void {
  store.set(KEY, JSON.stringify({ seed: seedOf(kept), draft: withoutTracking(pickDraft(draft)) }));
}

/** Forgets the draft of a sign-up that is finished. */
export function forgetDraft(store: SafeStore): void {
  store.remove(KEY);
}

function seedOf(kept: Draft): string {
  return JSON.stringify(withoutTracking(kept));
}

function withoutTracking(draft: Draft): Draft {
  const tracking: readonly string[] = TRACKING_FIELDS;
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !tracking.includes(field)));
}

function read(store: SafeStore): { seed: string; draft: Draft } {
  try {
    const { seed, draft } = JSON.parse(store.get(KEY) ?? '{}') as { seed?: unknown; draft?: unknown };
    return {
      seed: typeof seed === 'string' ? seed : '{}',
      draft: pickDraft(Object(draft) as Record<string, unknown>),
    };
  } catch {
    return { seed: '{}', draft: {} };
  }
}
