import type { Messages } from '@lingui/core';

/** What a compiled message is made of: text, a place for a value, or a choice among further messages. */
type Part = string | readonly unknown[];

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ď',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ɋ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};

/** Every how many letters one more is said, so that texts are as much longer as the longest languages make them. */
const LONGER_EVERY = 3;

/**
 * A language that nobody speaks, to look at layouts in: English that can be read, in letters with marks above and below, a
 * third longer and in brackets. Text without marks isn't from a catalogue; a bracket that is missing was cut off.
 */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, ['⟦', ...partsOf(message as Part), '⟧']]),
  ) as Messages;
}

function partsOf(message: Part): unknown[] {
  const parts = typeof message === 'string' ? [message] : (message as readonly Part[]);
  return parts.map((part) => (typeof part === 'string' ? pseudoText(part) : pseudoChoice(part)));
}

/** Its name and kind stay; of a choice each of the messages it is made among is another. */
function pseudoChoice(part: readonly unknown[]): readonly unknown[] {
  const [name, kind, choices] = part;
  if (kind !== 'plural' && kind !== 'select' && kind !== 'selectordinal') return part;
  const entries = Object.entries(choices as Record<string, unknown>).map(([choice, message]) => [
    choice,
    choice === 'offset' ? message : partsOf(message as Part),
  ]);
  return [name, kind, Object.fromEntries(entries)];
}

/** Elements keep their marks: `<0>` and `</0>` are no text. */
function pseudoText(text: string): string {
  return text
    .split(/(<\/?\d+\/?>)/)
    .map((piece, index) => (index % 2 === 1 || piece === '#' ? piece : lengthened(piece)))
    .join('');
}

function lengthened(text: string): string {
  let letters = 0;
  return Array.from(text, (letter) => {
    const accented = ACCENTED[letter];
    if (accented === undefined) return letter;
    letters += 1;
    return letters % LONGER_EVERY === 0 ? accented + accented.toLowerCase() : accented;
  }).join('');
}
