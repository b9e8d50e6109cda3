import { TRACKING_FIELDS, TRACKING_MAX } from '../signup';

export type TrackingField = (typeof TRACKING_FIELDS)[number];

/** Who sent a visitor, as far as the address says. Source: product.md §3, Tracking data. */
export type Tracking = Partial<Record<TrackingField, string>>;

/**
 * Who sent a visitor, by the address's parameters, each asked for by its name: at most 200 characters of each, and nothing
 * of one that is empty. Source: product.md §2, §3.
 */
export function trackingOf(valueOf: (field: TrackingField) => string | null | undefined): Tracking {
  return Object.fromEntries(
    TRACKING_FIELDS.flatMap((field): [TrackingField, string][] => {
      const value = shortened(valueOf(field) ?? '');
      return value === '' ? [] : [[field, value]];
    }),
  );
}

/** Whether anybody is named who sent a visitor. Source: product.md §3, Tracking data. */
export function namesSource(tracking: Tracking): boolean {
  return Object.keys(tracking).length > 0;
}

/** Who sent a visitor: who did last (`here`), else who did `before`; the two are never mixed. */
export function latestTracking(here: Tracking, before: Tracking): Tracking {
  return namesSource(here) ? here : before;
}

/** Half of a character at the end would be a text that nothing can store. */
function shortened(value: string): string {
  return value.slice(0, TRACKING_MAX).replace(/[\uD800-\uDBFF]$/, '');
}
