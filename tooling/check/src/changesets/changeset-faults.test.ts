import { describe, expect, it } from 'vitest';

import { changesetFaults } from './changeset-faults.ts';

const PACKAGES = new Set(['@vela/web', '@vela/ui']);
const NAME = 'members-way-on.md';

describe('a changeset', () => {
  it.each([
    ['names a package and says what changed', "---\n'@vela/web': patch\n---\n\n**A way on.**\n", []],
    [
      'names several packages',
      "---\n'@vela/web': patch\n'@vela/ui': minor\n---\n\n**A way on** and back.\n",
      [],
    ],
    [
      'names the root of the workspace',
      "---\n'vela': patch\n'@vela/web': patch\n---\n\n**A way on.**\n",
      ['names vela, which is no package of the workspace'],
    ],
    ['says nothing', "---\n'@vela/web': patch\n---\n", ['says nothing']],
    [
      'has no subject in bold',
      "---\n'@vela/web': patch\n---\n\nA way on.\n",
      ['does not begin with its subject in bold'],
    ],
    ['has no head', 'A way on.\n', ['is no changeset']],
  ])('%s', (_, text, faults) => {
    expect(changesetFaults({ name: NAME, text }, PACKAGES)).toEqual(faults);
  });

  it('belongs to an area', () => {
    const text = "---\n'@vela/web': patch\n---\n\n**A way on.**\n";
    expect(changesetFaults({ name: 'way-on.md', text }, PACKAGES)).toEqual([
      'begins with none of members, chat, money, sites, operators',
    ]);
  });
});
