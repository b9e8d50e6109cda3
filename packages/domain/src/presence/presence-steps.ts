import { addMs, DAY, dayStart } from '../time';
import { ONLINE_MS, type Presence } from './presence';

/** The times at which members were last seen who are at one step. */
export interface PresenceStep {
  presence: Exclude<Presence, 'hidden'>;
  /** Included; null for no bound. */
  from: Date | null;
  /** The bound isn't included; null for no bound. */
  until: Date | null;
}

/**
 * The steps of presence from `now` to `earlier`, as times: together they hold every time once, and agree with `presenceAt`. A
 * step may hold none, as `today` does in the first minutes of a day. Source: decisions.md, Access.
 */
export function presenceSteps({ now, timeZone }: { now: Date; timeZone: string }): PresenceStep[] {
  const here = addMs(now, -ONLINE_MS);
  const today = new Date(Math.min(dayStart(timeZone, now).getTime(), here.getTime()));
  const week = addMs(now, -7 * DAY);
  return [
    { presence: 'now', from: here, until: null },
    { presence: 'today', from: today, until: here },
    { presence: 'this_week', from: week, until: today },
    { presence: 'earlier', from: null, until: week },
  ];
}
