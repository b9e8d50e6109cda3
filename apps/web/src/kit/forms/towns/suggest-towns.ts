import { cityKey } from '@vela/domain/places';

/** This many fit above a phone's keyboard. */
const MOST = 6;

/**
 * The towns whose name, or a later word of it, begins with what was typed, whatever its accents; in the order given, those
 * that begin with it first. None for a text without a letter, nor where only the very town is left that stands there.
 */
export function suggestTowns(text: string, towns: readonly string[]): string[] {
  const typed = cityKey(text);
  if (typed === '') return [];
  const beginning = towns.filter((town) => cityKey(town).startsWith(typed));
  const within = towns.filter((town) => cityKey(town).includes(` ${typed}`) && !beginning.includes(town));
  const found = [...beginning, ...within].slice(0, MOST);
  return found.length === 1 && found[0] === text.trim() ? [] : found;
}
