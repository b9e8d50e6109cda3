import { expect, it } from 'vitest';

import { circleFaults } from './circle-faults.ts';

const faultsOf = (files: Record<string, string>): string[] =>
  circleFaults('app/src', new Map(Object.entries(files).map(([file, text]) => [`app/src/${file}`, text])));

const importing = (...specifiers: string[]): string =>
  specifiers.map((specifier) => `import { it } from '${specifier}';\n`).join('');

const CIRCLE = {
  'chat/send.ts': importing('../likes/match'),
  'chat/open.ts': '',
  'likes/match.ts': '',
  'likes/give.ts': importing('../chat/open'),
};

it('passes folders that import one way', () => {
  expect(
    faultsOf({
      'main.ts': importing('./chat/send', './likes/match'),
      'chat/send.ts': importing('../likes/match'),
      'likes/match.ts': '',
    }),
  ).toEqual([]);
});

it('refuses two folders that import each other, though no file does', () => {
  expect(faultsOf(CIRCLE)).toEqual([
    [
      'app/src: folders in a circle',
      '  chat -> likes, as app/src/chat/send.ts -> app/src/likes/match.ts',
      '  likes -> chat, as app/src/likes/give.ts -> app/src/chat/open.ts',
    ].join('\n'),
  ]);
});

it.each([
  ['a type', `import type { It } from '../chat/open';`],
  ['an inline type', `import { type It } from '../chat/open';`],
  ['the type of a type', `type It = import('../chat/open').It;`],
  ['what is passed on', `export * from '../chat/open';`],
  ['what is imported when it is needed', `const it = () => import('../chat/open');`],
  ['several lines', `import {\n  one,\n  two,\n} from '../chat/open';`],
  ['a side effect', `import '../chat/open';`],
])('counts %s', (_, text) => {
  expect(faultsOf({ ...CIRCLE, 'likes/give.ts': text })).toHaveLength(1);
});

it.each([
  ['a comment', `// import { it } from '../chat/open';`],
  ['a docstring', `/** import { it } from '../chat/open'; */`],
])('does not count %s', (_, text) => {
  expect(faultsOf({ ...CIRCLE, 'likes/give.ts': text })).toEqual([]);
});

it('refuses a folder and the one inside it, and the root and a folder', () => {
  expect(
    faultsOf({
      'chat/send.ts': importing('./held/release'),
      'chat/open.ts': '',
      'chat/held/release.ts': importing('../open'),
    }),
  ).toEqual([expect.stringContaining('chat/held -> chat')]);
  expect(
    faultsOf({ 'app.ts': importing('./http/listen'), 'http/listen.ts': importing('../log'), 'log.ts': '' }),
  ).toEqual([expect.stringContaining('http -> .')]);
});

it('refuses two files of one folder that import each other', () => {
  expect(
    faultsOf({ 'chat/send.ts': importing('./open'), 'chat/open.ts': `import type { It } from './send';` }),
  ).toEqual([expect.stringContaining('files in a circle')]);
});

it('leaves tests and stories out', () => {
  expect(
    faultsOf({ ...CIRCLE, 'likes/give.ts': '', 'likes/give.test.ts': importing('../chat/open') }),
  ).toEqual([]);
});
