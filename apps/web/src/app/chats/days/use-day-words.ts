import { useLingui } from '@lingui/react/macro';
import { dayKind, type DayKind } from '@vela/domain/chat';
import { dateFormat } from '@vela/domain/locale';
import { calendarDateIn, isSameDate, MINUTE, type CalendarDate } from '@vela/domain/time';
import { useIsHydrated } from '@vela/ui/hydration';
import { useEffect, useMemo, useState } from 'react';
import { usePage } from '../../../kit/page/page-context';
import { useServerTime } from '../../../kit/formats/use-server-time';
import { useTimeZone } from '../../../kit/formats/use-time-zone';

export interface DayWords {
  /** IANA, of the reader. */
  timeZone: string;
  /** It stands over the messages of a day: "Today", "Tuesday", "9 November". */
  heading: (day: CalendarDate) => string;
  /** Returns the shortest words, for a list: "11:48", "Yesterday", "9 Nov". */
  short: (iso: string) => string;
  /** "11:48". */
  clock: (iso: string) => string;
}

const LONG = {
  this_week: { weekday: 'long' },
  this_year: { day: 'numeric', month: 'long' },
  earlier: { dateStyle: 'long' },
} as const satisfies Partial<Record<DayKind, Intl.DateTimeFormatOptions>>;

const SHORT = {
  this_week: { weekday: 'long' },
  this_year: { day: 'numeric', month: 'short' },
  earlier: { dateStyle: 'short' },
} as const satisfies Partial<Record<DayKind, Intl.DateTimeFormatOptions>>;

/** Days and times of messages in the reader's words, which change while the page is open. */
export function useDayWords(): DayWords {
  const { t } = useLingui();
  const { locale } = usePage();
  const timeZone = useTimeZone();
  const now = useNow(timeZone);
  const today = JSON.stringify(dayOf(now, timeZone));
  return useMemo(() => {
    const clock = dateFormat(locale, { timeZone, timeStyle: 'short' });
    const write = (day: CalendarDate, forms: Record<keyof typeof LONG, Intl.DateTimeFormatOptions>) => {
      const kind = dayKind(day, JSON.parse(today) as CalendarDate);
      if (kind === 'today') return t`Today`;
      if (kind === 'yesterday') return t`Yesterday`;
      return dateFormat(locale, { timeZone: 'UTC', ...forms[kind] }).format(
        Date.UTC(day.year, day.month - 1, day.day),
      );
    };
    const clockOf = (iso: string) => clock.format(new Date(iso));
    return {
      timeZone,
      heading: (day) => write(day, LONG),
      short: (iso) => {
        const day = dayOf(iso, timeZone);
        const isToday = dayKind(day, JSON.parse(today) as CalendarDate) === 'today';
        return isToday ? clockOf(iso) : write(day, SHORT);
      },
      clock: clockOf,
    };
  }, [t, locale, timeZone, today]);
}

/**
 * The current time in ISO 8601: that of the rendered page, or the server's time for what opens later in it.
 * It changes when another day starts there, because nothing else needs it.
 */
function useNow(timeZone: string): string {
  const { now: renderedAt } = usePage();
  const isHydrated = useIsHydrated();
  const serverTime = useServerTime();
  const [now, setNow] = useState(() => (isHydrated ? serverTime().toISOString() : renderedAt));
  useEffect(() => {
    const timer = setInterval(() => {
      const next = serverTime().toISOString();
      setNow((before) => (isSameDate(dayOf(before, timeZone), dayOf(next, timeZone)) ? before : next));
    }, MINUTE);
    return () => clearInterval(timer);
  }, [timeZone, serverTime]);
  return now;
}

/** The day of a point in time, ISO 8601, where the reader is. */
function dayOf(iso: string, timeZone: string): CalendarDate {
  return calendarDateIn(timeZone, new Date(iso));
}
