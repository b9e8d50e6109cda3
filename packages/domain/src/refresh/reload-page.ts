import { MINUTE } from '../time';

/**
 * Whether a page whose scripts are gone may load itself again: at most once a minute, `reloadedAt` being the last time. A
 * clock that was set back holds it off, as it could go round for ever otherwise. Source: product.md §8.
 */
export function mayReloadPage(reloadedAt: Date | null, now: Date): boolean {
  return reloadedAt === null || now.getTime() - reloadedAt.getTime() >= MINUTE;
}
