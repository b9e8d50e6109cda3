import { describe, expect, it } from 'vitest';

import { withVersion } from './changelog.ts';

const changeset = (name: string, summary: string) => ({
  name,
  text: `---\n'@vela/web': patch\n---\n\n${summary}\n`,
});

const FIRST = { version: '0.1.0', date: '2026-11-26' };

describe('a version in the changelog', () => {
  it('lists its changes by area, each on one line', () => {
    const changesets = [
      changeset('money-receipts.md', '**Receipts** have a number,\nwhich is in the mail, too.'),
      changeset('chat-reactions.md', '**Reactions** stand under a message.'),
      changeset('chat-photos.md', '**Photos** open at their largest.'),
    ];
    expect(withVersion('', { ...FIRST, changesets })).toBe(
      `# Changelog

## 0.1.0 (2026-11-26)

### Chat

- **Photos** open at their largest.
- **Reactions** stand under a message.

### Money

- **Receipts** have a number, which is in the mail, too.
`,
    );
  });

  it('is above those before it', () => {
    const before = withVersion('', { ...FIRST, changesets: [changeset('sites-one.md', '**One.**')] });
    const after = withVersion(before, {
      version: '0.2.0',
      date: '2026-12-01',
      changesets: [changeset('sites-two.md', '**Two.**')],
    });
    expect(after.match(/^##? .*$/gmu)).toEqual([
      '# Changelog',
      '## 0.2.0 (2026-12-01)',
      '## 0.1.0 (2026-11-26)',
    ]);
    expect(after).toContain('- **One.**');
  });

  it('takes no changeset without an area', () => {
    expect(() => withVersion('', { ...FIRST, changesets: [changeset('other.md', '**One.**')] })).toThrow(
      'other.md belongs to no area',
    );
  });
});
