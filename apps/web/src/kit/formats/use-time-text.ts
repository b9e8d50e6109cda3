import { dateFormat } from '@vela/domain/locale';
import { useMemo } from 'react';
import { usePage } from '../page/page-context';
import { useTimeZone } from './use-time-zone';

export interface TimeText {
  /** "21 November 2026". */
  day: (iso: string) => string;
  /** "21 Nov 2026, 15:42". */
  moment: (iso: string) => string;
  /** "21 Nov 2026, 15:42:07". */
  second: (iso: string) => string;
  /** "15:42". */
  clock: (iso: string) => string;
}

/** Points in time as the reader's language writes them, in the reader's zone, else in the site's. */
export function useTimeText(): TimeText {
  const { locale } = usePage();
  const timeZone = useTimeZone();
  return useMemo(() => {
    const format = (style: Intl.DateTimeFormatOptions) => {
      const formatter = dateFormat(locale, { timeZone, ...style });
      return (iso: string) => formatter.format(new Date(iso));
    };
    return {
      day: format({ dateStyle: 'long' }),
      moment: format({ dateStyle: 'medium', timeStyle: 'short' }),
      second: format({ dateStyle: 'medium', timeStyle: 'medium' }),
      clock: format({ timeStyle: 'short' }),
    };
  }, [locale, timeZone]);
}
