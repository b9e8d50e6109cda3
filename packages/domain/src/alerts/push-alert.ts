import type { PageName } from '../pages';
import { isPushAvailable, type PushState } from '../push';
import { ALERT_KEYS, type Dismissals } from './alert-keys';

const WITHOUT: readonly PageName[] = ['signup', 'notifications', 'activate-done', 'directdebit', 'premium'];

export interface PushAlertInput {
  page: PageName;
  push: PushState;
  dismissals: Dismissals;
}

/** Whether a person is asked for push messages: where this browser can have them, until dismissed, and not where it would be in the way. Source: product.md §2. */
export function showsPushAlert({ page, push, dismissals }: PushAlertInput): boolean {
  if (!isPushAvailable(push) || dismissals[ALERT_KEYS.push]) return false;
  return !WITHOUT.includes(page);
}
