import { clearMemberStorage } from '../storage/member-storage';
import { showAppBadge } from './show-app-badge';

/** Deletes what this browser has of the member, when the log-out is sent. */
export function clearAtLogOut(): void {
  showAppBadge(0, navigator);
  clearMemberStorage();
}
