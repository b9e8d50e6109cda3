import { describe, expect, it } from 'vitest';
import { rulesTakenBy } from './domain-weight.ts';

describe('rulesTakenBy', () => {
  it('names every rule of a file, and no type', () => {
    const rules = rulesTakenBy(
      [
        "import { checkEmail, type TrafficSource, suggestEmail } from '@vela/domain/signup';",
        "import { LOCALES } from '@vela/domain/locale';",
        "import { other } from './other';",
      ].join('\n'),
    );
    expect(rules).toEqual([
      expect.stringMatching(/^export \{ checkEmail \} from '.*\/signup\/index\.ts';$/),
      expect.stringMatching(/^export \{ suggestEmail \} from '.*\/signup\/index\.ts';$/),
      expect.stringMatching(/^export \{ LOCALES \} from '.*\/locale\/index\.ts';$/),
    ]);
  });

  it('finds none where only types are taken', () => {
    expect(rulesTakenBy("import type { Locale } from '@vela/domain/locale';")).toEqual([]);
  });
});
