import { describe, expect, it } from 'vitest';
import { UsageError } from './change.ts';
import { addQuiet } from './quiet-pages.ts';

const TABLE = `export const PAGES = {
  home: { path: '/', access: 'public' },
  'likes-new': { path: '/likes/new', access: 'member', quiet: ['push'] },
  settings: {
    path: '/settings',
    frame: { top: 'never', bottom: false },
    quiet: ['activateReminder', 'push'],
  },
  signup: {
    path: '/signup',
    frame: { top: 'never', bottom: false },
  },
};
`;

describe('addQuiet', () => {
  it.each([
    ['home', `home: { path: '/', access: 'public', quiet: ['gift'] },`],
    ['likes-new', `'likes-new': { path: '/likes/new', access: 'member', quiet: ['gift', 'push'] },`],
    ['settings', `    quiet: ['activateReminder', 'gift', 'push'],\n  },`],
    ['signup', `    frame: { top: 'never', bottom: false }, quiet: ['gift'] },`],
  ])('names the alert on the page %s', (page, row) => {
    const text = addQuiet(TABLE, { page, alert: 'gift' });
    expect(text).toContain(row);
    expect(text.match(/gift/g)).toHaveLength(1);
  });

  it.each(['shop', '.*', 'likes'])('knows no page %s', (page) => {
    expect(() => addQuiet(TABLE, { page, alert: 'gift' })).toThrow(UsageError);
  });
});
