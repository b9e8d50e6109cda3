import { hasPart, layoutOf, PAGES, type Page, type PageName } from '../pages';
import { activateReminder } from './activate-reminder';
import type { Alert, AlertSituation } from './define-alert';
import { disabledNotificationsAlert } from './disabled-notifications-alert';
import { invisibleAlert } from './invisible-alert';
import { profilePhotoAlert } from './profile-photo-alert';
import { pushAlert } from './push-alert';
import { timeBonusBanner, timeBonusModal } from './time-bonus-alerts';

/** Every alert and banner, in the order in which a page shows them. */
export const ALERTS = {
  activateReminder,
  disabledNotifications: disabledNotificationsAlert,
  invisible: invisibleAlert,
  profilePhoto: profilePhotoAlert,
  push: pushAlert,
  timeBonusBanner,
  timeBonusModal,
} as const satisfies Record<string, Alert>;

export type AlertName = keyof typeof ALERTS;

/** The alerts that can be dismissed. */
export type DismissableAlert = {
  [Name in AlertName]: (typeof ALERTS)[Name]['key'] extends string ? Name : never;
}[AlertName];

const ALERT_NAMES = Object.keys(ALERTS) as AlertName[];

/** The alerts that can be dismissed, in the order of the table. */
export const DISMISSABLE_ALERTS = ALERT_NAMES.filter(
  (name): name is DismissableAlert => ALERTS[name].key !== null,
);

/** A page may be quiet about alerts that exist, and about no others. */
const QUIET: Readonly<Record<PageName, Pick<Page, 'path'> & { quiet?: readonly AlertName[] }>> = PAGES;

/** The time when each alert was dismissed in this browser; an alert without one never was. */
export type Dismissals = Partial<Record<DismissableAlert, Date>>;

/** The key under which a browser stores that an alert was dismissed. */
export type DismissalKey = (typeof ALERTS)[DismissableAlert]['key'];

/** The dismissals that a browser stores as texts (ISO 8601) under the keys of the alerts. What is no time is no dismissal. */
export function readDismissals(read: (key: DismissalKey) => string | null): Dismissals {
  return Object.fromEntries(
    DISMISSABLE_ALERTS.flatMap((name): [DismissableAlert, Date][] => {
      const at = new Date(read(ALERTS[name].key) ?? Number.NaN);
      return Number.isNaN(at.getTime()) ? [] : [[name, at]];
    }),
  );
}

/**
 * The alerts and banners that a page shows, in their order: those that there is a reason for, that the page isn't quiet
 * about and that weren't dismissed. None where the page's layout has no place for warnings: in a conversation, on landers,
 * and where nothing but the screen is shown. Source: product.md §2, Layouts, Alerts and banners.
 */
export function alertsAt(situation: AlertSituation, dismissals: Dismissals): AlertName[] {
  const { page } = situation;
  if (!hasPart(layoutOf(page), 'warnings')) return [];
  const left: Partial<Record<AlertName, Date>> = dismissals;
  return ALERT_NAMES.filter(
    (name) => !left[name] && !QUIET[page].quiet?.includes(name) && ALERTS[name].shows(situation),
  );
}
