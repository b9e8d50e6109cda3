import { forgetFoundMatches } from '../found-matches';
import { showAppBadge } from '../news/show-app-badge';
import { forgetSearches } from '../searches';
import { browserStore, tabStore } from '../storage';
import { forgetSavedForm } from '../form-restore/restore-after-log-in';
import { forgetWaitingPhoto } from '../waiting-photo';
import { forgetTimer } from '../welcome/saved-timer';
import { markLogOut } from './log-outs';

/** What a member's browser keeps that is nobody else's business: messages on their way, drafts. */
const PREFIX = 'kept:';

/** null for nothing. */
export function readStored(memberId: string, name: string): string | null {
  return browserStore.get(storageKeyOf(memberId, name));
}

/** Keeps a text, or with null forgets it. */
export function writeStored(memberId: string, name: string, text: string | null): void {
  if (text === null) browserStore.remove(storageKeyOf(memberId, name));
  else browserStore.set(storageKeyOf(memberId, name), text);
}

/** Forgets all of it, and what a sign-up left, as a log-out does: the next person at this browser may be another. */
export function clearMemberStorage(): void {
  markLogOut();
  showAppBadge(0, navigator);
  browserStore.removeAll(PREFIX);
  forgetWaitingPhoto(tabStore);
  forgetFoundMatches(tabStore);
  forgetSearches(tabStore);
  forgetTimer(tabStore);
  forgetSavedForm();
}

/** Where it is in the browser's storage, whose events name it so. */
export function storageKeyOf(memberId: string, name: string): string {
  return `${PREFIX}${memberId}:${name}`;
}
