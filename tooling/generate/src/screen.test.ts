import { expect, test } from 'vitest';
import { tableText } from './screen.ts';

const TABLE = `
  'match-finder': { path: '/match-finder', access: 'member', area: 'app', ready: false },
  directdebit: {
    path: '/directdebit',
    access: 'member',
    ready: false,
    quiet: ['push'],
  },
  token: { path: '/{token}', access: 'public', area: 'site' },
`;

test.each([
  ['match-finder', "'match-finder': { path: '/match-finder', access: 'member', area: 'app' },"],
  ['directdebit', "access: 'member',\n    quiet: ['push'],"],
])('%s, which was planned, gets its screen and no second row', (page, row) => {
  const text = tableText(TABLE, { page, access: 'member' });
  expect(text).toContain(row);
  expect(text.split('\n').filter((line) => line.includes(`${page}'`))).toHaveLength(1);
});

test('a new page gets a row before the one that takes any path', () => {
  const text = tableText(TABLE, { page: 'gift-shop', access: 'public' });
  expect(text).toContain("  'gift-shop': { path: '/gift-shop', access: 'public', area: 'site' },\n  token:");
});
