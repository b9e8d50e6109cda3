import { describe, expect, it } from 'vitest';
import { weighScreens, type Manifest } from './app-weight.ts';

const MANIFEST: Manifest = {
  'src/hydrate-router.tsx': { file: 'router.js', imports: ['_vendor.js'] },
  'src/kit/frame/bars/members.tsx': { file: 'bars.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'vendor.js' },
  '_cards.js': { file: 'cards.js', imports: ['_vendor.js'] },
  '_bubble.js': { file: 'bubble.js' },
  'src/routes/members.tsx?tsr-split=component': { file: 'search.js', imports: ['_cards.js'] },
  'src/routes/chats.tsx?tsr-split=component': { file: 'chats.js', imports: ['_cards.js', '_bubble.js'] },
  'src/routes/login.tsx?tsr-split=component': { file: 'login.js' },
};

const SIZES: Readonly<Record<string, number>> = {
  'vendor.js': 100_000,
  'router.js': 10_000,
  'bars.js': 1000,
  'cards.js': 100,
  'search.js': 10,
  'chats.js': 2,
  'bubble.js': 1,
};

const size = (file: string): number => SIZES[file] ?? Number.NaN;
const isApp = (route: string): boolean => route !== 'login';

describe('weighScreens', () => {
  it('counts each file once: all where a visit begins, and what a further screen adds', () => {
    expect(weighScreens(MANIFEST, { isApp, size })).toEqual([
      { route: 'members', first: 111_110, further: 0 },
      { route: 'chats', first: 111_103, further: 3 },
    ]);
  });

  it('fails where the build names its parts otherwise', () => {
    const { 'src/hydrate-router.tsx': _, ...rest } = MANIFEST;
    expect(() => weighScreens(rest, { isApp, size })).toThrow('the build has no src/hydrate-router.tsx');
    expect(() => weighScreens(MANIFEST, { isApp: () => false, size })).toThrow('no screen for members');
  });
});
