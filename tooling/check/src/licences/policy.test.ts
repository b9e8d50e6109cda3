import { describe, expect, it } from 'vitest';

import { isAllowed, type Use } from './policy.ts';

const allowed = (licence: string, use: Use = 'shipped', name = 'some-package'): boolean =>
  isAllowed({ name, versions: ['1.0.0'], licence, use });

describe('isAllowed', () => {
  it.each(['MIT', 'ISC', 'Apache-2.0', '(MIT OR GPL-3.0)', '(MIT AND Zlib)'])(
    'takes %s anywhere',
    (licence) => {
      expect(allowed(licence)).toBe(true);
    },
  );

  it.each(['GPL-3.0', 'AGPL-3.0-only', 'LGPL-2.1', '(MIT AND GPL-2.0)', 'UNLICENSED', 'Unknown'])(
    'takes %s nowhere',
    (licence) => {
      expect(allowed(licence)).toBe(false);
      expect(allowed(licence, 'tool')).toBe(false);
    },
  );

  it.each(['MPL-2.0', 'CC-BY-4.0', '(MIT AND OFL-1.1)'])('takes %s only in tools', (licence) => {
    expect(allowed(licence)).toBe(false);
    expect(allowed(licence, 'tool')).toBe(true);
  });

  it('knows the licence of a package that states it elsewhere', () => {
    expect(allowed('Unknown', 'tool', 'require-like')).toBe(true);
  });

  it('takes the image library of sharp under the LGPL, and nothing else', () => {
    expect(allowed('LGPL-3.0-or-later', 'shipped', '@img/sharp-libvips-linux-x64')).toBe(true);
    expect(allowed('LGPL-3.0-or-later')).toBe(false);
    expect(allowed('GPL-3.0', 'shipped', '@img/sharp-libvips-linux-x64')).toBe(false);
  });
});
