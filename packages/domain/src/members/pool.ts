import type { Niche } from '../sites';

/**
 * The pool of a site's members: those of all sites of one company and niche find, like and message each other.
 * Source: decisions.md, Sites and members.
 */
export function poolOf({ companyId, niche }: { companyId: string; niche: Niche }): string {
  return `${companyId}/${niche}`;
}
