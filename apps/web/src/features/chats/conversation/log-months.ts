import { messageDays, type MessageDay } from '@vela/domain/chat';
import { calendarDateIn, type CalendarDate } from '@vela/domain/time';
import type { ShownMessage } from './shown-messages';

/** What was said in one month where the reader is. */
export interface LogMonth {
  key: string;
  /** Messages. */
  count: number;
  days: LogDay[];
}

interface LogDay extends MessageDay<ShownMessage> {
  key: string;
}

/**
 * Messages, oldest first, by months and days. A month or a day that begins anew, for what came late, is one of its own.
 * Throws a RangeError for an unknown zone.
 */
export function logMonths(messages: readonly ShownMessage[], timeZone: string): LogMonth[] {
  const dayOf = daysIn(timeZone);
  const monthKey = unrepeated();
  const dayKey = unrepeated();
  const months: LogMonth[] = [];
  let current = '';
  for (const day of messageDays(messages, dayOf)) {
    const { year, month } = day.date;
    const name = `${year}-${month}`;
    if (name !== current) months.push({ key: monthKey(name), count: 0, days: [] });
    current = name;
    const last = months.at(-1);
    if (!last) continue;
    last.days.push({ ...day, key: dayKey(`${name}-${day.date.day}`) });
    last.count += day.messages.length;
  }
  return months;
}

/** Tells what bears the same name apart by how often it came before. */
function unrepeated(): (name: string) => string {
  const times = new Map<string, number>();
  return (name) => {
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return before === 0 ? name : `${name} ${before}`;
  };
}

type DayOf = (shown: ShownMessage) => CalendarDate;

const known = new Map<string, DayOf>();

/** The platform takes longer to say the day of a message than all else takes that is done about it: it is asked once. */
function daysIn(timeZone: string): DayOf {
  const dayOf = known.get(timeZone) ?? keeping((shown) => calendarDateIn(timeZone, new Date(shown.sent_at)));
  known.set(timeZone, dayOf);
  return dayOf;
}

function keeping(dayOf: DayOf): DayOf {
  const days = new WeakMap<ShownMessage, CalendarDate>();
  return (shown) => {
    const day = days.get(shown) ?? dayOf(shown);
    days.set(shown, day);
    return day;
  };
}
