import { FIELD_LIMITS } from '../errors';
import { firstGraphemes, withoutEnd } from '../text';
import { checkName, nameKey, normalizeName } from './name';

/** How many names are suggested in the place of one that can't be had. */
export const SUGGESTED_NAMES = 3;

export interface NameSource {
  /** The address typed so far: no name is one. */
  email?: string;
  /** What is put behind a name: words that say nothing of a person. Where nothing is left of a name, one stands in its place. */
  additions: readonly string[];
  /** Whether a name passes for that of those who run the site. */
  isReserved: (name: string) => boolean;
}

/**
 * Names like one that is taken or reserved: the name with an addition, without the words that reserve it. Nothing but what was
 * typed and the additions is in them, so that they reveal nothing of the person. They are the same for the same name; each is
 * valid, but may be taken or reserved. None for a name that isn't valid itself. Source: decisions.md, Sites and members.
 */
export function namesLike(name: string, { email = '', additions, isReserved }: NameSource): string[] {
  if (checkName(name, email) !== null) return [];
  const normal = normalizeName(name);
  const joint = ['-', ' '].find((sign) => normal.includes(sign)) ?? '_';
  const turned = turn(additions, sumOf(nameKey(name)));
  const [base = '', ...others] = [unreserved(normal, { joint, isReserved }), ...turned].filter(
    (part) => part !== '',
  );
  const names = others.map((addition) => join(base, { joint, addition }));
  return names.filter((one) => checkName(one, email) === null && nameKey(one) !== nameKey(name));
}

/** The first of some names that can be had; `taken` holds the keys of those that can't. */
export function freeNames(
  names: readonly string[],
  { taken, isReserved }: Pick<NameSource, 'isReserved'> & { taken: ReadonlySet<string> },
): string[] {
  const free: string[] = [];
  for (const name of names) {
    if (free.length === SUGGESTED_NAMES) break;
    // Asked last, as it takes more time than all else.
    if (!taken.has(nameKey(name)) && !isReserved(name)) free.push(name);
  }
  return free;
}

/** A name without the words that reserve it; empty where nothing else is in it. */
function unreserved(
  name: string,
  { joint, isReserved }: { joint: string } & Pick<NameSource, 'isReserved'>,
): string {
  if (!isReserved(name)) return name;
  const words = name.split(/[\s_-]+/u).filter((word) => word !== '' && !isReserved(word));
  const rest = words.join(joint);
  return isReserved(rest) ? '' : rest;
}

/** A name that is too long for the addition loses its end. */
function join(base: string, { joint, addition }: { joint: string; addition: string }): string {
  const room = FIELD_LIMITS.name.max - joint.length - addition.length;
  return `${withoutEnd(firstGraphemes(base, room), /[\s_-]/u)}${joint}${addition}`;
}

function turn(additions: readonly string[], by: number): string[] {
  const start = additions.length === 0 ? 0 : by % additions.length;
  return [...additions.slice(start), ...additions.slice(0, start)];
}

function sumOf(key: string): number {
  let sum = 0;
  for (const letter of key) sum += letter.codePointAt(0) ?? 0;
  return sum;
}
