import { TRACKING_FIELDS } from '../signup';

/**
 * What a server says of a lander's page that was written without knowing its site and visitor.
 */
export const LANDER_SLOTS = [
  'name',
  'company',
  'min_age',
  'signups',
  'warned',
  'open',
  'next',
  ...TRACKING_FIELDS,
] as const;

export type LanderSlot = (typeof LANDER_SLOTS)[number];

/** The mark in a page for a value that is still to come. */
export function landerSlot(name: LanderSlot): string {
  return `{{${name}}}`;
}
