import type { Select, Token } from '@messageformat/parser';

/** The branches by which a message is shown: the case of each value that it counts or chooses by. */
type Choice = ReadonlyMap<string, string>;

/** What is shown of a message by one choice. */
interface Shown {
  /** What is filled in, and counted: `{name}`, `#`. */
  values: Set<string>;
  /** `<0>`, `</0>` and `<1/>`, in their order. */
  elements: string[];
}

/** What each branch of a translation lacks of what its source shows then, or has beside it; said once where all of them do. */
export function branchFaults(source: readonly Token[], translation: readonly Token[]): string[] {
  const choices = choicesOf(translation);
  const found = choices.map((choice) => ({
    choice,
    faults: differences(shownBy(source, choice), shownBy(translation, choice)),
  }));
  const all = [...new Set(found.flatMap(({ faults }) => faults))];
  return all.flatMap((fault) => {
    const having = found.filter(({ faults }) => faults.includes(fault));
    if (having.length === choices.length) return [fault];
    return having.map(({ choice }) => `${fault} ${nameOf(choice)}`);
  });
}

function nameOf(choice: Choice): string {
  return [...choice].map(([arg, key]) => `for “${key}” of {${arg}}`).join(' ');
}

/** Every way through the branches of a message; one that chooses nothing where it has none. */
function choicesOf(tokens: readonly Token[]): Choice[] {
  const keys = new Map<string, Set<string>>();
  collectKeys(tokens, keys);
  let choices: Choice[] = [new Map()];
  for (const [arg, ofArg] of keys)
    choices = choices.flatMap((choice) => [...ofArg].map((key) => new Map([...choice, [arg, key]])));
  return choices;
}

function collectKeys(tokens: readonly Token[], keys: Map<string, Set<string>>): void {
  for (const token of tokens) {
    if (!('cases' in token)) continue;
    const ofArg = keys.get(token.arg) ?? new Set();
    keys.set(token.arg, ofArg);
    for (const branch of token.cases) {
      ofArg.add(branch.key);
      collectKeys(branch.tokens, keys);
    }
  }
}

function shownBy(tokens: readonly Token[], choice: Choice): Shown {
  const shown: Shown = { values: new Set(), elements: [] };
  show(tokens, { choice, shown, counted: null });
  return shown;
}

function show(
  tokens: readonly Token[],
  { choice, shown, counted }: { choice: Choice; shown: Shown; counted: string | null },
): void {
  for (const token of tokens) {
    if (token.type === 'content') shown.elements.push(...(token.value.match(/<\/?\d+\/?>/g) ?? []));
    else if (token.type === 'octothorpe') shown.values.add('#');
    else if ('cases' in token) {
      const within = token.type === 'select' ? counted : token.arg;
      show(branchOf(token, choice), { choice, shown, counted: within });
    }
    // The number by its name is the number.
    else shown.values.add(token.arg === counted ? '#' : `{${token.arg}}`);
  }
}

function branchOf({ arg, cases }: Select, choice: Choice): readonly Token[] {
  const key = choice.get(arg);
  return (
    (cases.find((branch) => branch.key === key) ?? cases.find((branch) => branch.key === 'other'))?.tokens ??
    []
  );
}

function differences(asked: Shown, given: Shown): string[] {
  const parts = [
    ...lacks([...asked.values], [...given.values], 'lacks'),
    // If the source writes a number as a word, a language may need the number.
    ...lacks([...given.values], [...asked.values, '#'], 'has, as the source has not,'),
    ...lacks(asked.elements, given.elements, 'lacks'),
    ...lacks(given.elements, asked.elements, 'has, as the source has not,'),
  ];
  if (parts.length > 0) return parts;
  const isSame = nestingOf(asked.elements).toSorted().join() === nestingOf(given.elements).toSorted().join();
  return isSame ? [] : ['nests its elements otherwise than the source'];
}

/** Each as often as it is there. */
function lacks(asked: readonly string[], given: readonly string[], how: string): string[] {
  const left = [...given];
  return asked.flatMap((part) => {
    const place = left.indexOf(part);
    if (place === -1) return [`${how} ${part}`];
    left.splice(place, 1);
    return [];
  });
}

/** Each element within those around it, as `0/1`; what closes another than the innermost one says so. */
function nestingOf(elements: readonly string[]): string[] {
  const around: string[] = [];
  return elements.flatMap((element) => {
    const number = element.replaceAll(/\D/g, '');
    if (element.startsWith('</')) return around.pop() === number ? [] : [`wrong ${element}`];
    const path = [...around, number].join('/');
    if (!element.endsWith('/>')) around.push(number);
    return [path];
  });
}
