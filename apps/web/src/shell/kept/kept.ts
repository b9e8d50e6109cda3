import { forgetFoundMatches } from '../found-matches';
import { showAppBadge } from '../news/show-app-badge';
import { forgetSearches } from '../searches';
import { browserStore, tabStore } from '../storage';
import { forgetOverLogIn } from '../typed/typed-over-log-in';
import { forgetWaitingPhoto } from '../waiting-photo';
import { forgetTimer } from '../welcome/kept-timer';
import { markLogOut } from './log-outs';

/** What a member's browser keeps that is nobody else's business: messages on their way, drafts. */
const PREFIX = 'kept:';

/** null for nothing. */
export function readKept(memberId: string, name: string): string | null {
  return browserStore.get(keyOf(memberId, name));
}

/** Keeps a text, or with null forgets it. */
export function writeKept(memberId: string, name: string, text: string | null): void {
  if (text === null) browserStore.remove(keyOf(memberId, name));
  else browserStore.set(keyOf(memberId, name), text);
}

/** Forgets all of it, and what a sign-up left, as a log-out does: the next person at this browser may be another. */
export function forgetKept(): void {
  markLogOut();
  showAppBadge(0, navigator);
  browserStore.removeAll(PREFIX);
  forgetWaitingPhoto(tabStore);
  forgetFoundMatches(tabStore);
  forgetSearches(tabStore);
  forgetTimer(tabStore);
  forgetOverLogIn();
}

/** Where it is in the browser's storage, whose events name it so. */
export function keyOf(memberId: string, name: string): string {
  return `${PREFIX}${memberId}:${name}`;
}
