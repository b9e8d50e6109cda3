import { describe, expect, it } from 'vitest';
import { BROWSER_NAMES, TAB_NAMES } from './stored-names';

/** Every source file of the app, but tests and stories. */
const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!**/*.{test,stories}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const TOLD = [...Object.values(BROWSER_NAMES), ...Object.values(TAB_NAMES)].flat();

/** The names under which files that have to do with a store keep things: each is a constant. */
function keysIn(source: string): string[] {
  if (!/\b(?:browserStore|tabStore|SafeStore)\b/.test(source)) return [];
  return [...source.matchAll(/const \w*(?:KEY|PREFIX) = '([^']+)'/g)].map(([, key = '']) => key);
}

function isListed(key: string): boolean {
  return TOLD.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name));
}

describe('what is kept in a browser', () => {
  const keys = Object.values(SOURCES).flatMap(keysIn);

  it('is told to people', () => {
    expect(keys.filter((key) => !isListed(key))).toEqual([]);
  });

  it('is all still kept', () => {
    const writtenElsewhere = [
      'profile/…',
      ...BROWSER_NAMES.alerts,
      ...BROWSER_NAMES.worker,
      ...BROWSER_NAMES.source,
    ];
    const found = (name: string) => keys.some((key) => key === name || `${key}…` === name);
    expect(TOLD.filter((name) => !found(name) && !writtenElsewhere.includes(name))).toEqual([]);
  });
});
