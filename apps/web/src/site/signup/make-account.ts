import { searchMembers } from '@vela/contract/endpoints/search-members';
import type { Wishes } from '@vela/contract/entities/wishes';
import type { BodyInputOf, QueryInputOf } from '@vela/contract/registry';
import type { ApiErrorData } from '../../kit/forms/api-result';
import { ask } from '../../kit/forms/send/ask';
import { saveFoundMatches } from '../../kit/storage/found-matches';
import { tabStore } from '../../kit/storage/safe-store';
import { sendWaitingPhoto } from '../../kit/forms/photos/send-waiting-photo';
import { deleteDraft } from './draft-storage';
import { sendSignup } from './send-signup';
import type { Progress } from './SignupProgress';

interface NewAccount {
  body: BodyInputOf<'signUp'>;
  /** The photo that was chosen for it. */
  picture: Blob | null;
  onProgress: (progress: Progress) => void;
}

export type MadeAccount = { ok: true; isLoggedIn: boolean } | { ok: false; apiError: ApiErrorData };

/**
 * Creates the account, adds the photo, and counts the matches; reports each stage when it begins. Only what prevents the
 * account is an error: a photo that fails to upload is offered again by the next page. On a site that doesn't reveal who
 * has an account, the rest waits until the mail is opened.
 */
export async function makeAccount({ body, picture, onProgress }: NewAccount): Promise<MadeAccount> {
  const outcome = await sendSignup(body, (stage) => onProgress({ stage }));
  if (!outcome.ok) return outcome;
  deleteDraft(tabStore);
  const { user } = outcome.result;
  if (user === null) return { ok: true, isLoggedIn: false };
  const { id, profile, wishes } = user;
  if (picture) await addPhoto({ picture, owner: id, onProgress });
  onProgress({ stage: 'matches' });
  await findMatches(id, wishes ? searchOf(wishes) : { country: profile?.country, region: profile?.region });
  // The mail was put on its way with the account, and leaves while the next page loads.
  onProgress({ stage: 'mail' });
  return { ok: true, isLoggedIn: true };
}

interface AddedPhoto extends Pick<NewAccount, 'onProgress'> {
  picture: Blob;
  owner: string;
}

async function addPhoto({ picture, owner, onProgress }: AddedPhoto): Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const report = (sent: number) =>
    onProgress({ stage: 'photo', photo: { sent, skip: () => stopping.abort() } });
  report(0);
  try {
    await sendWaitingPhoto(ask, { picture, owner, signal, onSent: report });
  } catch {
    // If the upload isn't awaited, or the browser failed here, the photo is on the next page.
  }
}

/** How long the answer may take before the page goes on without it, in ms. */
const LONGEST_SEARCH_MS = 5000;

type Search = QueryInputOf<'searchMembers'>;

/** The search that the member's own begins with. */
function searchOf({ gender, min_age, max_age, distance, country }: Wishes): Search {
  return {
    ...(gender !== null && { gender }),
    ...(min_age !== null && { min_age: String(min_age) }),
    ...(max_age !== null && { max_age: String(max_age) }),
    ...(distance !== null && { distance: String(distance) }),
    ...(country !== null && { country }),
  };
}

async function findMatches(owner: string, search: Search): Promise<void> {
  try {
    const signal = AbortSignal.timeout(LONGEST_SEARCH_MS);
    const outcome = await ask((api) => api.call(searchMembers, search, { signal }));
    if (!outcome.ok) return;
    const { numMembers: count, more = false } = outcome.result;
    saveFoundMatches(tabStore, { owner, count, more });
  } catch {
    // Then the next page names nobody.
  }
}
