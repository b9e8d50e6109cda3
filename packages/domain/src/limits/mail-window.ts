import { addMs, DAY } from '../time';

/**
 * The time in which the mails to one person are counted, in milliseconds. Source: decisions.md, Setting
 * values.
 */
export const MAIL_WINDOW_MS = DAY;

/**
 * When one more mail may go out of so many (`quota`, at least 1) in that time, given when earlier ones did; `null` for now.
 * Source: decisions.md, Setting values.
 */
export function nextOfQuota(quota: number, sentAt: readonly Date[], now: Date): Date | null {
  const lastAt = sentAt.toSorted((a, b) => a.getTime() - b.getTime()).at(-quota);
  const freeAt = lastAt && addMs(lastAt, MAIL_WINDOW_MS);
  return freeAt && freeAt > now ? freeAt : null;
}
