import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { type Change, UsageError } from './change.ts';
import { insertExport } from './insert-line.ts';
import { toCamel, toKebab, toWords } from './names.ts';

/** A rule of the domain: its file, its test, and the line in the topic's index; of a new topic also its row in the README. */
export function ruleChanges(root: string, path: string): Change[] {
  const [topicName = '', ruleName = '', ...rest] = path.split('/');
  const topic = toKebab(topicName);
  const rule = toKebab(ruleName);
  if (topic === null || rule === null || rest.length > 0)
    throw new UsageError('A rule is named by its topic and name: limits/photo-quota');
  const name = toCamel(rule);
  const folder = `packages/domain/src/${topic}`;
  const line = `export { ${name} } from './${rule}';`;
  const index = `${folder}/index.ts`;
  const changes: Change[] = [
    { file: `${folder}/${rule}.ts`, create: ruleText(name) },
    { file: `${folder}/${rule}.test.ts`, create: testText(name, rule) },
  ];
  if (existsSync(join(root, index)))
    return [...changes, { file: index, edit: (text) => insertExport(text, line) }];
  return [
    ...changes,
    { file: index, create: `${line}\n` },
    { file: 'packages/domain/README.md', edit: (text) => topicsText(text, { topic, rule }) },
  ];
}

/** A new topic is the last row of the table of topics. */
function topicsText(text: string, { topic, rule }: { topic: string; rule: string }): string {
  const table = /^\| subpath.*\n(?:\|.*\n)+/m;
  if (!table.test(text)) throw new Error(`found no place for: ${topic}`);
  return text.replace(table, (rows) => `${rows}| \`${topic}\` | ${toWords(rule)} |\n`);
}

function ruleText(name: string): string {
  return `/** Says what it decides; then units, ranges and edges, and its source where one says so. */
export function ${name}({ now, since }: { now: Date; since: Date }): boolean {
  return since <= now;
}
`;
}

function testText(name: string, file: string): string {
  return `import { describe, expect, it } from 'vitest';
import { ${name} } from './${file}';

const now = new Date('2026-01-01T12:00:00.000Z');

describe('${name}', () => {
  it.each([
    [-1, true],
    [0, true],
    [1, false],
  ])('at %i ms from now is %s', (offsetMs, expected) => {
    expect(${name}({ now, since: new Date(now.getTime() + offsetMs) })).toBe(expected);
  });
});
`;
}
