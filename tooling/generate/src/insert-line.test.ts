import { describe, expect, it } from 'vitest';

import { insertLine } from './insert-line.ts';

const TEXT = [
  'import { a } from "./a";',
  'import { c } from "./c";',
  '',
  'const all = {',
  '  a,',
  '  c,',
  '};',
].join('\n');
const IMPORT = /^import /;
const ENTRY = /^ {2}\w+,$/;

describe('insertLine', () => {
  it.each([
    ['between two', 'import { b } from "./b";', 1],
    ['before the first', 'import { Z } from "./Z";', 0],
    ['after the last', 'import { d } from "./d";', 2],
  ])('puts a line %s', (_, line, index) => {
    expect(insertLine(TEXT, { line, among: IMPORT }).split('\n').indexOf(line)).toBe(index);
  });

  it('looks only below the given line', () => {
    expect(insertLine(TEXT, { line: '  b,', among: ENTRY, after: 'const all' })).toContain(
      '  a,\n  b,\n  c,\n};',
    );
  });

  it('says so when the file is laid out otherwise', () => {
    expect(() => insertLine(TEXT, { line: '  b,', among: ENTRY, after: 'const none' })).toThrow(
      'found no place for: b,',
    );
    expect(() => insertLine(TEXT, { line: 'export {};', among: /^export/ })).toThrow('found no place');
  });
});
