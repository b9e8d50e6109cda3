import { toAsciiDomain } from './ascii-domain';
import { canonicalEmail } from './email';

/** Longer domains leave room for two slips; in a short one two make another domain. */
const SHORT_DOMAIN_LENGTH = 8;

/** No domain that many have their mail at is near to a longer one, so that measuring stays cheap. */
const LONGEST_DOMAIN = 24;

/**
 * The address that was probably meant, where the domain is one or two slips away from one of `domains`, or is
 * one without its ending; `null` for these themselves and for those like none. Of several that are as near the
 * first is meant: `domains` are in lower case, the most common first. It is an offer: the address may well be
 * right. Source: product.md §5.
 */
export function suggestEmail(email: string, domains: readonly string[]): string | null {
  const typed = email.trim();
  const at = typed.lastIndexOf('@');
  const domain = toAsciiDomain(typed.slice(at + 1));
  if (at < 1 || domain === '' || domain.length > LONGEST_DOMAIN) return null;
  const nearest = nearestDomain(domain, domains);
  if (nearest === null) return null;
  const suggestion = `${typed.slice(0, at)}@${nearest}`;
  return canonicalEmail(suggestion) === null ? null : suggestion;
}

function nearestDomain(domain: string, domains: readonly string[]): string | null {
  let nearest: string | null = null;
  let least = domain.length > SHORT_DOMAIN_LENGTH ? 3 : 2;
  for (const candidate of domains) {
    if (candidate === domain) return null;
    const distance = editDistance(domain, candidate);
    if (distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest ?? domains.find((candidate) => candidate.startsWith(`${domain}.`)) ?? null;
}

/** Letters to insert, drop, replace or swap with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = at(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const swaps = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = swaps ? at(beforeLast, column - 2) + 1 : Infinity;
      current.push(Math.min(at(last, column) + 1, at(current, column - 1) + 1, replaced, swapped));
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, b.length);
}

function at(row: number[], column: number): number {
  return row[column] as number;
}
