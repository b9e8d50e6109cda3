import type { Locale } from '../locale';
import { MINUTE } from '../time';
import type { MatchClaim } from './site-settings';

/**
 * The claim that premium members are more likely to match; `null` where it is not to be made: without a source, of nobody,
 * or from a day that no calendar has. Source: product.md §1, §9; decisions.md, Honest by construction.
 */
export function shownMatchClaim<Shown extends Pick<MatchClaim, 'value' | 'source' | 'from' | 'sample'>>(
  claim: Shown | null,
): Shown | null {
  return claim !== null && faultsOfClaim(claim).length === 0 ? claim : null;
}

/** What a claim lacks, by the name of its part. */
export function faultsOfClaim({
  value,
  source,
  sources = {},
  from,
  sample,
}: Pick<MatchClaim, 'value' | 'source' | 'sources' | 'from' | 'sample'>): (keyof MatchClaim)[] {
  const isSaid = [source, ...Object.values(sources)].every((words) => words.trim() !== '');
  return [
    ...(Number.isInteger(value) && value > 0 ? [] : (['value'] as const)),
    ...(isSaid ? [] : (['source'] as const)),
    ...(isDay(from) ? [] : (['from'] as const)),
    ...(Number.isInteger(sample) && sample > 0 ? [] : (['sample'] as const)),
  ];
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time + MINUTE).toISOString().startsWith(text);
}

/**
 * The source of a claim in a language: as it was written down for it, else as it was written first. Source: product.md §1;
 * decisions.md, Honest by construction.
 */
export function sourceIn({ source, sources }: MatchClaim, locale: Locale): string {
  const translated = sources?.[locale] ?? '';
  return translated.trim() === '' ? source : translated;
}
