import type { PageName } from '../pages';
import { ALERT_KEYS, type AlertUser, type Dismissals } from './alert-keys';

const WITHOUT: readonly PageName[] = [
  'profile',
  'signup',
  'activate-done',
  'premium',
  'notifications',
  'directdebit',
  'settings',
];

export interface ProfilePhotoAlertInput {
  page: PageName;
  /** `null` for a visitor. */
  user: AlertUser | null;
  dismissals: Dismissals;
}

/** Whether a member without a main photo is asked for one: until dismissed, and not where it would be in the way. Source: product.md §2. */
export function showsProfilePhotoAlert({ page, user, dismissals }: ProfilePhotoAlertInput): boolean {
  if (!user || !lacksMainPhoto(user) || dismissals[ALERT_KEYS.profilePhoto]) return false;
  return !WITHOUT.includes(page);
}

/** Whether a member has no main photo, by which few are liked. Source: product.md §2. */
export function lacksMainPhoto({ profile }: Pick<AlertUser, 'profile'>): boolean {
  return !profile?.main_image;
}
