import type { PageName } from '@vela/domain/pages';

export type PromiseName = 'photos' | 'labels' | 'blocking' | 'refunds' | 'invisible' | 'leaving';

/** The page where each promise of the home page can be held to: before there is one, it isn't made. */
const PAGE_BEHIND = {
  photos: 'profile',
  labels: 'members-id',
  blocking: 'members-id',
  refunds: 'transactions-id',
  invisible: 'notifications',
  leaving: 'account-deleted',
} as const satisfies Record<PromiseName, PageName>;

const PROMISE_NAMES = Object.keys(PAGE_BEHIND) as PromiseName[];

/** The promises that the site keeps with the pages it has, in their order. */
export function promisesOf(readyPages: readonly PageName[]): PromiseName[] {
  return PROMISE_NAMES.filter((name) => readyPages.includes(PAGE_BEHIND[name]));
}
