import type { ResultOf } from '@vela/contract/registry';
import type { FoundRules } from './find-notification-rules';

/** What a member has settled about notifications, as that member alone may see it. */
export function presentNotifications(rules: FoundRules): ResultOf<'getNotifications'> {
  return {
    // A kind that is never pushed has no switch for it: the contract's form of each kind follows the domain's table.
    preferences: rules.preferences as ResultOf<'getNotifications'>['preferences'],
    quiet_hours: rules.quietHours,
    notifications_disabled: [...rules.disabled],
    email: rules.email,
  };
}
