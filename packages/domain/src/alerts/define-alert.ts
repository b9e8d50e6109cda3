import type { PageName } from '../pages';
import type { PushState } from '../push';

/** What the alerts look at; the `user` of the API has it all. */
export interface AlertUser {
  status: string;
  credits: number;
  invisible: boolean;
  notifications_disabled: readonly unknown[];
  profile: { status: string; main_image: object | null } | null;
  time_bonus: object | null;
}

/** What decides which alerts there is a reason for. */
export interface AlertSituation {
  page: PageName;
  /** `null` for a visitor. */
  user: AlertUser | null;
  push: PushState;
}

/** One alert or banner. Which pages never show it is said in the table of pages (`quiet`). */
export interface Alert {
  /** The key under which a browser stores when the alert was dismissed; `null` if it can't be dismissed. */
  key: string | null;
  /** Whether there is a reason to show it. */
  shows: (situation: AlertSituation) => boolean;
}

/** Declares an alert. */
export function defineAlert<const Definition extends Alert>(alert: Definition): Definition {
  return alert;
}
