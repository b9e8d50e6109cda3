import { describe, expect, it } from 'vitest';

import { changesetFaults } from './changeset-faults.ts';

const PACKAGES = new Set(['@vela/web', '@vela/ui']);

describe('a changeset', () => {
  it.each([
    ['names a package and says what changed', "---\n'@vela/web': patch\n---\n\nA way on.\n", []],
    ['names several packages', "---\n'@vela/web': patch\n'@vela/ui': minor\n---\n\nA way on.\n", []],
    ['names none, where nobody meets the change', '---\n---\n\nA tidier table.\n', []],
    [
      'names the root of the workspace',
      "---\n'vela': patch\n'@vela/web': patch\n---\n\nA way on.\n",
      ['names vela, which is no package of the workspace'],
    ],
    ['says nothing', "---\n'@vela/web': patch\n---\n", ['says nothing']],
    ['has no head', 'A way on.\n', ['is no changeset']],
  ])('%s', (_, text, faults) => {
    expect(changesetFaults(text, PACKAGES)).toEqual(faults);
  });
});
