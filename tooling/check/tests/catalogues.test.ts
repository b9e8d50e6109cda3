import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PARTS } from '../src/parts.ts';
import { copyWorkspace, type WorkspaceCopy } from '../src/testing/copy-workspace.ts';

let copy: WorkspaceCopy;
/** What the steps say that mention a word in their arguments. */
let said: Record<'sync' | 'missing' | 'script', string>;

const showing = (text: string): string =>
  `import { msg } from '@lingui/core/macro';\n\nexport const sample = msg\`${text}\`;\n`;

// To read all texts takes most of a step's time: all faults are there at once, in places where none hides another.
beforeAll(() => {
  copy = copyWorkspace();
  copy.write({
    'apps/web/src/kit/sample.ts': showing('A text that is new'),
    'apps/web/src/sample.ts': showing('A text of no catalogue'),
  });
  copy.edit('apps/server/src/locales/de.po', { from: /^msgstr "(?!").+"$/m, to: 'msgstr ""' });
  copy.edit('apps/server/src/locales/nl.po', {
    from: /$/,
    to: '\nmsgid "An old text"\nmsgstr "Een oude tekst"\n',
  });
  copy.edit('apps/server/src/locales/it.po', { from: /^(msgstr "[^{]*)\{site\}/m, to: '$1{sito}' });
  copy.edit('apps/lander/lingui.config.ts', {
    from: 'defineConfig({',
    to: `defineConfig({ fallbackLocales: { default: 'en' },`,
  });
  said = { sync: check('sync'), missing: check('missing'), script: check('script') };
});

afterAll(() => copy.remove());

describe('catalogues', () => {
  it('finds a text that was not extracted', () => {
    expect(said.sync).toContain('src/locales/shell/en.po: Catalog is out of sync');
  });

  it('finds a text without a translation', () => {
    expect(said.missing).toContain('src/locales/de.po');
  });

  it('finds a text that nothing shows any more', () => {
    expect(said.sync).toContain('src/locales/nl.po: Catalog is out of sync');
  });

  it('finds a text that no catalogue includes', () => {
    expect(said.script).toContain('no catalogue includes “A text of no catalogue” of src/sample.ts');
  });

  it('finds a translation that fills in something else', () => {
    expect(said.script).toMatch(/^apps\/server: “.*\{sito\}.*” \(it\) lacks \{site\}$/m);
  });

  it('finds a fallback locale', () => {
    expect(said.script).toContain('apps/lander: the configuration has a fallback locale');
  });
});

function check(word: keyof typeof said): string {
  const steps = PARTS.find(({ name }) => name === 'catalogues')?.steps ?? [];
  const asked = steps.filter((step) => JSON.stringify(step).includes(word));
  return asked.map((step) => copy.run(step).output).join('\n');
}
