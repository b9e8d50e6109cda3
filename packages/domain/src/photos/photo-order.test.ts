import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changePhoto, mainFirst, withMain, type OrderedPhoto } from '.';

const photo = (id: string, change: Partial<OrderedPhoto> = {}): OrderedPhoto => ({
  id,
  main: false,
  private: false,
  ...change,
});
const three = [photo('a', { main: true }), photo('b'), photo('c', { private: true })];
const mainOf = (photos: readonly OrderedPhoto[]): string[] =>
  photos.filter(({ main }) => main).map(({ id }) => id);

describe('changePhoto', () => {
  test('hands the main photo over', () => {
    expect(changePhoto(three, { id: 'b', change: { main: true } })).toEqual([
      photo('b', { main: true }),
      photo('a'),
      photo('c', { private: true }),
    ]);
  });

  test('makes no private photo the main one', () => {
    expect(changePhoto(three, { id: 'c', change: { main: true } })).toBe('main_is_private');
    expect(changePhoto(three, { id: 'a', change: { main: true, private: true } })).toBe('main_is_private');
  });

  test('makes a private photo public and the main one at once', () => {
    const changed = changePhoto(three, { id: 'c', change: { main: true, private: false } });
    expect(changed).toEqual([photo('c', { main: true }), photo('a'), photo('b')]);
  });

  test('takes the main mark off nobody without giving it to another', () => {
    expect(changePhoto(three, { id: 'a', change: { main: false } })).toBe('main_is_needed');
    expect(changePhoto(three, { id: 'b', change: { main: false } })).toEqual(three);
  });

  test('makes the first public photo the main one when the main one becomes private', () => {
    const changed = changePhoto(three, { id: 'a', change: { private: true } });
    expect(changed).toEqual([
      photo('b', { main: true }),
      photo('a', { private: true }),
      photo('c', { private: true }),
    ]);
  });

  test.each([
    [0, ['a', 'c', 'b']],
    [1, ['a', 'c', 'b']],
    [2, ['a', 'b', 'c']],
    [9, ['a', 'b', 'c']],
  ])('moves to position %i', (position, ids) => {
    const changed = changePhoto(three, { id: 'c', change: { position } });
    expect((changed as OrderedPhoto[]).map(({ id }) => id)).toEqual(ids);
  });

  test('keeps the main one the main one, whatever is moved before it', () => {
    const open = [photo('a', { main: true }), photo('b'), photo('c')];
    expect(changePhoto(open, { id: 'c', change: { position: 0 } })).toEqual([
      photo('a', { main: true }),
      photo('c'),
      photo('b'),
    ]);
  });

  test('leaves all as it is for a photo that is not there', () => {
    expect(changePhoto(three, { id: 'z', change: { private: true } })).toEqual(three);
  });

  test('keeps all photos and, where any is public, exactly one public main photo, whatever is changed', () => {
    const photos = fc
      .array(fc.boolean(), { minLength: 1, maxLength: 6 })
      .map((hidden) => hidden.map((isPrivate, index) => photo(`${index}`, { private: isPrivate })))
      .map((list) => mainFirst(withMain(list)));
    const changes = fc.array(
      fc.record({
        id: fc.nat(6).map(String),
        main: fc.option(fc.boolean(), { nil: undefined }),
        private: fc.option(fc.boolean(), { nil: undefined }),
        position: fc.option(fc.nat(8), { nil: undefined }),
      }),
    );
    fc.assert(
      fc.property(photos, changes, (start, steps) => {
        let now = start;
        for (const { id, ...change } of steps) {
          const changed = changePhoto(now, { id, change });
          if (typeof changed !== 'string') now = changed;
        }
        expect(now.map(({ id }) => id).toSorted()).toEqual(start.map(({ id }) => id).toSorted());
        expect(mainOf(now)).toHaveLength(now.some((one) => !one.private) ? 1 : 0);
        expect(now.some((one) => one.main && one.private)).toBe(false);
        expect(now.findIndex((one) => one.main)).toBeLessThan(1);
      }),
    );
  });
});
