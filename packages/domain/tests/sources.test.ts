import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../src');

const TOPICS = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** The documentation of each function and constant of a topic's files, by its name. */
function docsOf(topic: string): Map<string, string> {
  const files = readdirSync(join(FOLDER, topic)).filter((file) => /^[^.]+\.ts$/.test(file));
  const code = files.map((file) => readFileSync(join(FOLDER, topic, file), 'utf8')).join('\n');
  const documented = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:const|function) (\w+)/g;
  return new Map([...code.matchAll(documented)].map(([, doc = '', name = '']) => [name, doc]));
}

const README = readFileSync(join(FOLDER, '../README.md'), 'utf8');

const SPEC = join(import.meta.dirname, '../../../tooling/spec');

/** What the table of a topic says decides its rules, by their names: the last cell of each row. */
function decidedIn(topic: string): string[] {
  const chapters = README.split(/^### /m).slice(1);
  const own = chapters.filter((chapter) =>
    headingOf(chapter)
      .split(/, | and /)
      .includes(topic),
  );
  const rows = own.flatMap((chapter) => chapter.split('\n').filter((line) => line.startsWith('|')));
  return rows.flatMap((row) =>
    [...(row.split('|').at(-2) ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
}

function headingOf(chapter: string): string {
  return chapter.slice(0, chapter.indexOf('\n'));
}

const specOf = (page: string): string => readFileSync(join(SPEC, page), 'utf8');

/** The numbers of the chapters of the product's document, and the headings of what was decided beside it. */
const SECTIONS = Array.from(specOf('product.md').matchAll(/^## (\d+)\./gm), ([, number]) => number);
const HEADINGS = Array.from(specOf('decisions.md').matchAll(/^(?:## |\*\*)([^(\n*]+)/gm), ([, name = '']) =>
  name.trim(),
);

/** What a source begins with: a page that can be read here, a law or a standard, or that it is our own. */
const SOURCE =
  /^(?:product\.md §|decisions\.md|api\.md|our own choice|Regulation|Directive|ISO |RFC |NIST |E\.164)/;

/** What each rule of a topic names as its source, on one line. */
function sourcesOf(topic: string): string[] {
  return [...docsOf(topic).values()].flatMap((doc) => {
    const [, source] = doc.replaceAll(/\s*\n \*\s*/g, ' ').split('Source: ');
    return source === undefined ? [] : [source.trim()];
  });
}

function isReadable(source: string): boolean {
  const sections = Array.from(source.matchAll(/§(\d+)(?=[,.;: ]|$)/g), ([, number]) => number);
  const headings = Array.from(
    source.matchAll(/decisions\.md, ([A-Z][a-z]+(?: [a-z]+)*)/g),
    ([, name = '']) => name,
  );
  return (
    SOURCE.test(source) &&
    (!source.includes('product.md') || sections.every((number) => SECTIONS.includes(number))) &&
    headings.every((name) => HEADINGS.some((heading) => heading.startsWith(name)))
  );
}

async function exportsOf(topic: string): Promise<string[]> {
  const rules: object = await import(`../src/${topic}/index.ts`);
  return Object.keys(rules);
}

/** The types that a topic exports, by their names. */
function typesOf(topic: string): string[] {
  const index = readFileSync(join(FOLDER, topic, 'index.ts'), 'utf8');
  return [...index.matchAll(/^export type \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
}

/** What the list names that is another package's. */
const ELSEWHERE = ['PRODUCT_TEXTS', 'INTERESTS'];

describe('the list of rules', () => {
  test('names nothing that no topic exports', async () => {
    const values = await Promise.all(TOPICS.map(exportsOf));
    const known = new Set([...values.flat(), ...TOPICS.flatMap(typesOf), ...ELSEWHERE]);
    expect(TOPICS.flatMap(decidedIn).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('what a topic exports', () => {
  test.each(TOPICS)('names its source: %s', async (topic) => {
    const docs = docsOf(topic);
    const names = await exportsOf(topic);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !/Source:[\s*]+\S/.test(docs.get(name) ?? ''))).toEqual([]);
  });

  test.each(TOPICS)('stands in the list of its own topic: %s', async (topic) => {
    const decided = decidedIn(topic);
    const names = await exportsOf(topic);
    expect(names.filter((name) => !decided.includes(name))).toEqual([]);
  });

  test.each(TOPICS)('names sources that can be read here: %s', (topic) => {
    expect(sourcesOf(topic).filter((source) => !isReadable(source))).toEqual([]);
  });
});
