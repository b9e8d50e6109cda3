import { expect, it } from 'vitest';
import { STORED } from '../kit/storage/stored-keys';
import { BROWSER_NAMES, TAB_NAMES } from './stored-names';

/** Every source file of the app, but tests and stories. */
const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!**/*.{test,stories}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const items = Object.entries(STORED);

it('the cookie page lists each stored item once', () => {
  const listed = [...Object.values(BROWSER_NAMES), ...Object.values(TAB_NAMES)].flat();
  expect(new Set(listed).size).toBe(listed.length);
  expect(items.map(([, { key }]) => key).filter((key) => !listed.includes(key))).toEqual([]);
});

// Stores take no other keys than the table's: their types say so.
it('each stored item is used', () => {
  const isUsed = ([name]: [string, unknown]) =>
    Object.values(SOURCES).some((source: string | undefined) => source?.includes(`STORED.${name}`));
  expect(items.filter((item) => !isUsed(item))).toEqual([]);
});
