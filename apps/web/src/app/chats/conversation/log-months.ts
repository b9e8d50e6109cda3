import { messageDays, type MessageDay } from '@vela/domain/chat';
import { calendarDateIn, type CalendarDate } from '@vela/domain/time';
import type { ShownMessage } from '../shared/shown-messages';

/** What was said in one month where the reader is. Never empty. */
export interface LogMonth {
  key: string;
  /** Year and month; a month that starts again has the same. */
  name: string;
  /** Oldest first. */
  messages: readonly ShownMessage[];
  days: readonly LogDay[];
}

interface LogDay extends MessageDay<ShownMessage> {
  key: string;
}

/**
 * Groups messages, oldest first, by months and days. A month or a day that starts again, because of a late
 * message, is a group of its own. Months without a change are the same objects as in the last result, so that
 * they don't render again. Throws a RangeError for an unknown zone.
 */
export function logMonths(messages: readonly ShownMessage[], timeZone: string): readonly LogMonth[] {
  const { dayOf, given } = calendarIn(timeZone);
  const [oldest] = messages;
  if (!oldest) return [];
  const settled = settledMonths(given.get(oldest) ?? [], messages);
  const from = settled.reduce((sum, month) => sum + month.messages.length, 0);
  const keyOf = unrepeated();
  for (const month of settled) keyOf(month.name);
  const others = monthsOf(messageDays(messages.slice(from), dayOf));
  const months = [...settled, ...others.map((month) => ({ ...month, key: keyOf(month.name) }))];
  given.set(oldest, months);
  return months;
}

/** Those that hold what they held: their messages are where they were, and so is the one that begins the month after them. */
function settledMonths(before: readonly LogMonth[], messages: readonly ShownMessage[]): LogMonth[] {
  const settled: LogMonth[] = [];
  let from = 0;
  for (const [index, month] of before.entries()) {
    const end = from + month.messages.length;
    const start = from;
    const holds = month.messages.every((shown, place) => shown === messages[start + place]);
    const next = before[index + 1];
    if (!holds || !next || next.messages[0] !== messages[end]) break;
    settled.push(month);
    from = end;
  }
  return settled;
}

function monthsOf(days: readonly MessageDay<ShownMessage>[]): Omit<LogMonth, 'key'>[] {
  const months: { name: string; days: MessageDay<ShownMessage>[] }[] = [];
  for (const day of days) {
    const name = `${day.date.year}-${day.date.month}`;
    const last = months.at(-1);
    if (last?.name === name) last.days.push(day);
    else months.push({ name, days: [day] });
  }
  return months.map(({ name, days: ofMonth }) => {
    const keyOf = unrepeated();
    return {
      name,
      messages: ofMonth.flatMap((day) => day.messages),
      days: ofMonth.map((day) => ({ ...day, key: keyOf(String(day.date.day)) })),
    };
  });
}

/** Distinguishes what has the same name by how often it came before. */
function unrepeated(): (name: string) => string {
  const times = new Map<string, number>();
  return (name) => {
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return before === 0 ? name : `${name} ${before}`;
  };
}

type DayOf = (shown: ShownMessage) => CalendarDate;

interface Calendar {
  dayOf: DayOf;
  /** The months that begin with this message and those after it, keyed by their oldest message. */
  given: WeakMap<ShownMessage, readonly LogMonth[]>;
}

const calendars = new Map<string, Calendar>();

/** The platform takes longer to say the day of a message than all else takes that is done about it: it is asked once. */
function calendarIn(timeZone: string): Calendar {
  const calendar = calendars.get(timeZone) ?? {
    dayOf: caching((shown) => calendarDateIn(timeZone, new Date(shown.sent_at))),
    given: new WeakMap(),
  };
  calendars.set(timeZone, calendar);
  return calendar;
}

function caching(dayOf: DayOf): DayOf {
  const days = new WeakMap<ShownMessage, CalendarDate>();
  return (shown) => {
    const day = days.get(shown) ?? dayOf(shown);
    days.set(shown, day);
    return day;
  };
}
