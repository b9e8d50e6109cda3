import {
  DISABLED_REASONS,
  NOTIFICATION_KINDS,
  NOTIFICATIONS,
  preferencesOf,
  type NotificationRules,
  type PushedKind,
} from '../../notifications';
import { DAY, HOUR, MINUTE } from '../../time';

export const START = Date.parse('2026-10-23T00:00:00Z');
/** The clocks of Europe are put back within it. */
export const END = START + 7 * DAY;
const ZONES = ['Europe/Amsterdam', 'Europe/Helsinki', 'America/New_York'] as const;
/** What happens at once is mailed soon after it. */
export const AT_ONCE = ['new_conversations', 'new_messages', 'like'] as const satisfies PushedKind[];

/** When the mail server takes none: over a night, and on an evening. */
export const OUTAGES = [
  [START + DAY + 14 * HOUR, START + 2 * DAY + 3 * HOUR],
  [START + 4 * DAY + 19 * HOUR, START + 4 * DAY + 22 * HOUR],
] as const;

/** What the site announces; the second of each ends before all have got it. */
export const ANNOUNCEMENTS = [
  { kind: 'news', seq: 1, from: START + 12 * HOUR, until: END },
  { kind: 'promotions', seq: 2, from: START + DAY + 13 * HOUR, until: START + 2 * DAY + 2 * HOUR },
  { kind: 'promotions', seq: 3, from: START + 3 * DAY, until: END },
] as const;

export interface Happening {
  kind: PushedKind;
  at: number;
  /** Counts what happens to the member, from 1. */
  seq: number;
}

export interface DrawnMember {
  rules: NotificationRules;
  timeZone: string;
  visits: readonly number[];
  happenings: readonly Happening[];
  signedUpAt: number;
  confirmedAt: number | null;
  /** The visit at which a photo comes, and the profile says something; null for none. */
  finishedAt: number | null;
  /** When the phone is off, in their order. */
  off: readonly (readonly [from: number, until: number])[];
  /** How long each of the member's mails waits for its turn, in milliseconds. */
  queueMs: number;
}

/** Numbers from 0 to below 1, the same ones in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const chance = numbersFrom(20_261_127);
const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(chance() * items.length)] ?? items[0];
const minuteOfWeek = () => START + Math.floor((chance() * (END - START)) / MINUTE) * MINUTE;

export function drawMember(): DrawnMember {
  const timeZone = oneOf(ZONES);
  const switches = NOTIFICATION_KINDS.map((kind) => {
    const push = NOTIFICATIONS[kind].push === null ? undefined : chance() < 0.8;
    return [kind, { mail: chance() < 0.8, push }] as const;
  });
  const hours = { from: Math.floor(chance() * 24) * 60, to: Math.floor(chance() * 24) * 60 + 30 };
  const visits = Array.from({ length: Math.floor(chance() * 12) }, minuteOfWeek).toSorted((a, b) => a - b);
  const signedUpAt = START - Math.floor(chance() * 40) * DAY + Math.floor(chance() * 24) * HOUR;
  return {
    rules: {
      preferences: preferencesOf(Object.fromEntries(switches)),
      disabled: chance() < 0.05 ? [oneOf(DISABLED_REASONS)] : [],
      quietHours: chance() < 0.5 ? { ...hours, time_zone: timeZone } : null,
    },
    timeZone,
    visits,
    happenings: drawHappenings(),
    signedUpAt,
    confirmedAt: chance() < 0.7 ? signedUpAt + HOUR : null,
    finishedAt: chance() < 0.5 ? (visits[Math.floor(chance() * visits.length)] ?? null) : null,
    off: Array.from({ length: Math.floor(chance() * 8) }, minuteOfWeek)
      .toSorted((a, b) => a - b)
      .map((from) => [from, from + Math.floor(chance() * 12 * 60) * MINUTE] as const),
    queueMs: chance() < 0.8 ? 0 : Math.floor(chance() * 4 * 60) * MINUTE,
  };
}

/** Some get nothing all week, some get bursts of twenty within minutes. */
function drawHappenings(): Happening[] {
  const bursts = Math.floor(chance() ** 2 * 30);
  return Array.from({ length: bursts }, minuteOfWeek)
    .flatMap((first) => {
      const kind = oneOf(AT_ONCE);
      const length = 1 + Math.floor(chance() * 20);
      return Array.from({ length }, (_, index) => ({ at: first + index * MINUTE, kind }));
    })
    .toSorted((one, other) => one.at - other.at)
    .map((one, index) => ({ ...one, seq: index + 1 }));
}
