import { STORED } from '../../kit/storage/stored-keys';
import { TRACKING_FIELDS } from '@vela/domain/signup';
import type { SafeStore } from '../../kit/storage/safe-store';
import { pickDraft, type Draft } from './draft';

const { key: KEY } = STORED.signupDraft;

/**
 * Returns the draft of this tab, for reloads and changes of language. A new draft of the server wins over it: the visitor
 * came back from the home page or a lander with other answers.
 */
export function loadDraft(store: SafeStore, serverDraft: Draft): Draft {
  const stored = read(store);
  const isNew = seedOf(serverDraft) !== stored.seed;
  return isNew ? { ...stored.draft, ...serverDraft } : { ...serverDraft, ...stored.draft };
}

/**
 * Stores the draft, with the server's draft that it began from. It leaves out who sent the visitor: nobody consented, so
 * that is in the page and its address alone (decisions.md, Honest by construction). A browser without storage loses only
 * the draft.
 */
export function saveDraft(
  store: SafeStore,
  { draft, serverDraft, hadPassword: had = false }: DraftToSave,
): void {
  const answers = withoutTracking(pickDraft(draft));
  store.set(KEY, JSON.stringify({ seed: seedOf(serverDraft), draft: answers, had_password: had }));
}

interface DraftToSave {
  draft: Draft;
  serverDraft: Draft;
  /** A password was typed. It is stored nowhere and has to be typed again after a reload. */
  hadPassword?: boolean;
}

/** Whether a password was typed in this tab that a reload or a change of language deleted. */
export function hadPassword(store: SafeStore): boolean {
  return read(store).hadPassword;
}

/** Deletes the draft of a finished sign-up. */
export function deleteDraft(store: SafeStore): void {
  store.remove(KEY);
}

function seedOf(serverDraft: Draft): string {
  return JSON.stringify(withoutTracking(serverDraft));
}

function withoutTracking(draft: Draft): Draft {
  const tracking: readonly string[] = TRACKING_FIELDS;
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !tracking.includes(field)));
}

function read(store: SafeStore): { seed: string; draft: Draft; hadPassword: boolean } {
  try {
    const stored = JSON.parse(store.get(KEY) ?? '{}') as Record<string, unknown>;
    const { seed, draft, had_password: had } = stored;
    return {
      seed: typeof seed === 'string' ? seed : '{}',
      draft: pickDraft(Object(draft) as Record<string, unknown>),
      hadPassword: had === true,
    };
  } catch {
    return { seed: '{}', draft: {}, hadPassword: false };
  }
}
