import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PARTS } from '../src/parts.ts';
import { copyWorkspace, type WorkspaceCopy } from '../src/testing/copy-workspace.ts';

let copy: WorkspaceCopy;

beforeAll(() => {
  copy = copyWorkspace();
});

afterAll(() => copy.remove());

const SAMPLE = 'apps/web/src/shell/sample.ts';
const SAMPLE_TEXT = `import { msg } from '@lingui/core/macro';\n\nexport const sample = msg\`A text of no catalogue\`;\n`;

describe('catalogues', () => {
  it('finds a text that was not extracted', () => {
    copy.write({ [SAMPLE]: SAMPLE_TEXT });
    expect(check('sync')).toContain('src/locales/shell/en.po: Catalog is out of sync');
    copy.discard([SAMPLE]);
  });

  it('finds a text without a translation', () => {
    const file = 'apps/server/src/locales/de.po';
    const before = copy.read(file);
    copy.edit(file, { from: /^msgstr "(?!").+"$/m, to: 'msgstr ""' });
    expect(check('missing')).toContain('src/locales/de.po');
    copy.write({ [file]: before });
  });

  it('finds a text that nothing shows any more', () => {
    const file = 'apps/server/src/locales/nl.po';
    const before = copy.read(file);
    copy.edit(file, { from: /$/, to: '\nmsgid "An old text"\nmsgstr "Een oude tekst"\n' });
    expect(check('sync')).toContain('src/locales/nl.po: Catalog is out of sync');
    copy.write({ [file]: before });
  });

  it('finds a text that no catalogue includes', () => {
    const file = 'apps/web/src/sample.ts';
    copy.write({ [file]: SAMPLE_TEXT });
    expect(check('script')).toContain('no catalogue includes “A text of no catalogue” of src/sample.ts');
    copy.discard([file]);
  });

  it('finds a fallback locale', () => {
    const file = 'apps/server/lingui.config.ts';
    const before = copy.read(file);
    copy.edit(file, { from: 'defineConfig({', to: `defineConfig({ fallbackLocales: { default: 'en' },` });
    expect(check('script')).toContain('apps/server: the configuration has a fallback locale');
    copy.write({ [file]: before });
  });
});

/** What the steps say that mention a word in their arguments. */
function check(word: string): string {
  const steps = PARTS.find(({ name }) => name === 'catalogues')?.steps ?? [];
  const asked = steps.filter((step) => JSON.stringify(step).includes(word));
  return asked.map((step) => copy.run(step).output).join('\n');
}
