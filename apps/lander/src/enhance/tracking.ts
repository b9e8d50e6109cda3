import { TRACKING_FIELDS } from '@vela/domain/signup';

/** As much of a value as the site keeps. */
const LONGEST = 200;

export type Tracking = Partial<Record<(typeof TRACKING_FIELDS)[number], string>>;

/** Who sent the visitor, from the query of the page's address. */
export function trackingOf(search: string): Tracking {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    TRACKING_FIELDS.flatMap((name) => {
      const value = query.get(name)?.slice(0, LONGEST);
      return value ? [[name, value]] : [];
    }),
  );
}
