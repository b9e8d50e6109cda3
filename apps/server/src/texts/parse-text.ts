import type { PageText } from '@vela/contract/page';

/** What a site's own text may name instead of writing it out; `fillText` puts it in. */
export const TEXT_FACTS = [
  'site_name',
  'company_name',
  'company_address',
  'support_email',
  'min_age',
  'refund_days',
] as const;

export type TextFact = (typeof TEXT_FACTS)[number];

/** A text in bytes at most. */
const LONGEST = 64 * 1024;

type Section = PageText['sections'][number];

/**
 * Reads a text as an operator writes it: `# Title`, a paragraph that leads in, then parts under `## Heading`, each of
 * paragraphs and, at its end, a list of lines that begin with `- `. Empty lines stand between paragraphs; all else is plain
 * words. Names of facts stand in braces. Gives what is wrong, a sentence each, where it can't be read.
 */
export function parseText(source: string): { text: PageText } | { problems: string[] } {
  const problems: string[] = [];
  if (source.length > LONGEST) return { problems: [`The text is longer than ${LONGEST} bytes.`] };
  const [opening = [], ...parts] = partsOf(source);
  const [title = '', lead = '', ...tooMany] = opening;
  if (!title.startsWith('# ')) problems.push('The text begins with its title: # Title');
  if (lead === '' || tooMany.length > 0)
    problems.push('Exactly one paragraph stands between the title and the first part.');
  if (parts.length === 0) problems.push('There is at least one part: ## Heading');
  const sections = parts.map((blocks, index) => sectionOf(blocks, { index, problems }));
  problems.push(...unknownFacts(source));
  if (problems.length > 0) return { problems };
  return { text: { title: title.slice('# '.length).trim(), lead, sections } };
}

/** Returns the text with the facts in the place of their names. */
export function fillText(text: PageText, facts: Readonly<Record<TextFact, string>>): PageText {
  const fill = (words: string) =>
    TEXT_FACTS.reduce((done, fact) => done.replaceAll(`{${fact}}`, facts[fact]), words);
  return {
    title: fill(text.title),
    lead: fill(text.lead),
    sections: text.sections.map(({ id, heading, paragraphs, list }) => ({
      id,
      heading: fill(heading),
      paragraphs: paragraphs.map(fill),
      ...(list && { list: list.map(fill) }),
    })),
  };
}

/** The blocks of each part, which begins with its heading; a list is one block, its lines apart. */
function partsOf(source: string): string[][] {
  const parts: string[][] = [[]];
  for (const block of blocksOf(source)) {
    if (block.startsWith('## ')) parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts;
}

/** Paragraphs, each in one line; a heading is a block of its own, whatever follows it. */
function blocksOf(source: string): string[] {
  return source
    .replaceAll('\r\n', '\n')
    .replaceAll(/^(#{1,2} .*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => (block.startsWith('- ') ? block : block.replaceAll(/\s*\n\s*/g, ' ')));
}

function sectionOf(
  [heading = '', ...blocks]: readonly string[],
  { index, problems }: { index: number; problems: string[] },
): Section {
  const name = heading.slice('## '.length).trim();
  const lists = blocks.filter((block) => block.startsWith('- '));
  const paragraphs = blocks.filter((block) => !block.startsWith('- '));
  const [list] = lists;
  if (blocks.length === 0) problems.push(`The part “${name}” is empty.`);
  if (lists.length > 1 || (list !== undefined && blocks.at(-1) !== list))
    problems.push(`In the part “${name}” there is one list at most, and it stands at the end.`);
  return {
    id: `part-${index + 1}`,
    heading: name,
    paragraphs,
    ...(list !== undefined && { list: itemsOf(list) }),
  };
}

/** A line that begins with none belongs to the item before it. */
function itemsOf(list: string): string[] {
  return list.split(/\n(?=- )/).map((item) =>
    item
      .slice('- '.length)
      .replaceAll(/\s*\n\s*/g, ' ')
      .trim(),
  );
}

function unknownFacts(source: string): string[] {
  const named = [...source.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  return named
    .filter((name) => !(TEXT_FACTS as readonly string[]).includes(name))
    .map((name) => `There is no {${name}}; there are ${TEXT_FACTS.map((fact) => `{${fact}}`).join(', ')}.`);
}
