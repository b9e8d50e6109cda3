import { parse, type Select, type Token } from '@messageformat/parser';
import { branchFaults } from './branch-faults.ts';
import { untranslatedFaults } from './untranslated-faults.ts';

/**
 * What a translation may not differ in from its source, whichever of its branches is shown: the values that are filled in, the
 * number that is counted and the elements around words, each closed and within which it stands; and that what is counted is, with
 * words for each count of its language; no address in it may be somebody's, and it may not be the source itself. Empty when it is sound.
 */
export function translationFaults(source: string, translation: string, locale: string): string[] {
  const asked = shapeOf(source);
  const given = shapeOf(translation);
  if ('fault' in asked) return [`the source can’t be read: ${asked.fault}`];
  if ('fault' in given) return [`can’t be read: ${given.fault}`];
  const counted = given.plurals.map(({ of }) => of);
  return [
    ...asked.plurals.flatMap(({ of }) => (counted.includes(of) ? [] : [`doesn’t count {${of}}`])),
    ...branchFaults(asked.tokens, given.tokens),
    ...given.plurals.flatMap((cases) => countFaults(cases, locale)),
    ...given.selects.flatMap((select) => choiceFaults(select, asked.selects)),
    ...addressFaults(translation),
    ...untranslatedFaults(source, translation, locale),
  ];
}

interface Shape {
  tokens: readonly Token[];
  plurals: readonly Plurals[];
  selects: readonly Choices[];
}

interface Plurals {
  of: string;
  type: Intl.PluralRuleType;
  keys: ReadonlySet<string>;
}

interface Choices {
  of: string;
  keys: ReadonlySet<string>;
}

function shapeOf(text: string): Shape | { fault: string } {
  try {
    const message = parse(text, { strictPluralKeys: false });
    const tokens = [...everyToken(message)];
    const branches = tokens.filter((token) => 'cases' in token);
    return {
      tokens: message,
      plurals: branches.filter((token) => token.type !== 'select').map(pluralsOf),
      selects: branches.filter((token) => token.type === 'select').map(choicesOf),
    };
  } catch (error) {
    return { fault: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

function* everyToken(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token;
    if ('cases' in token) for (const branch of token.cases) yield* everyToken(branch.tokens);
  }
}

function pluralsOf(token: Select): Plurals {
  const type = token.type === 'selectordinal' ? 'ordinal' : 'cardinal';
  return { ...choicesOf(token), type };
}

function choicesOf({ arg, cases }: Select): Choices {
  return { of: arg, keys: new Set(cases.map(({ key }) => key)) };
}

/** Whole numbers decide which words a language needs: no text of the product counts fractions. */
const COUNTED = 200;

function countFaults({ of, type, keys }: Plurals, locale: string): string[] {
  const rules = new Intl.PluralRules(locale, { type });
  const known = rules.resolvedOptions().pluralCategories;
  const used = new Set(Array.from({ length: COUNTED }, (_, count) => rules.select(count)));
  const needed = known.filter((key) => used.has(key));
  return [
    ...needed.filter((key) => !keys.has(key)).map((key) => `has no words for “${key}” of {${of}}`),
    ...[...keys]
      .filter((key) => !key.startsWith('=') && !(known as string[]).includes(key))
      .map((key) => `has words for “${key}” of {${of}}, which ${locale} doesn’t know`),
  ];
}

function choiceFaults({ of, keys }: Choices, asked: readonly Choices[]): string[] {
  const same = asked.some(
    (choices) =>
      choices.of === of && choices.keys.size === keys.size && [...keys].every((key) => choices.keys.has(key)),
  );
  return same ? [] : [`chooses otherwise by {${of}} than the source`];
}

/** Names that are kept for examples (RFC 2606): nobody gets the mail that is sent there. */
const NOBODYS = /@example\.(?:com|org|net)$/;

function addressFaults(translation: string): string[] {
  const addresses = translation.match(/[^\s@<>{}]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
  return addresses
    .filter((address) => !NOBODYS.test(address))
    .map((address) => `has the address ${address}, which may be somebody’s`);
}
