import { pathAfterSignup } from '@vela/domain/pages';
import { carryAddress } from '../../kit/storage/carried-address';
import { usePage } from '../../kit/page/page-context';
import { tabStore } from '../../kit/storage/safe-store';
import { draftOfServer } from './draft';
import { loadDraft } from './draft-storage';

export interface WayToLogIn {
  href: string;
  onClick: () => void;
}

/**
 * The link to the log-in for a visitor who turns out to be a member: with the typed address, and a way back
 * to the member they came for.
 */
export function useWayToLogIn(signupMemberId: string | undefined): WayToLogIn {
  const serverDraft = draftOfServer(usePage().draft);
  const next =
    signupMemberId === undefined
      ? ''
      : `?${new URLSearchParams({ next: pathAfterSignup({ id: signupMemberId }) }).toString()}`;
  return { href: `/login${next}`, onClick: () => carryAddress(loadDraft(tabStore, serverDraft).email) };
}
