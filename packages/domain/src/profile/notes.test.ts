import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isProfileNote, movedNotes, openNotes, PROFILE_NOTES, shownNotes, unofferedNotes } from '.';

const sunday = { name: 'perfect_sunday', text: 'slow.' } as const;
const dish = { name: 'best_dish', text: 'soup.' } as const;
const date = { name: 'first_date', text: 'walk.' } as const;

test('a dozen sentences are offered, each once', () => {
  expect(new Set(PROFILE_NOTES).size).toBe(12);
  expect(PROFILE_NOTES.every(isProfileNote)).toBe(true);
  for (const other of ['', 'Perfect_sunday', 'toString', 1, null]) expect(isProfileNote(other)).toBe(false);
});

test('a site shows those that it offers, in the member’s order', () => {
  expect(shownNotes([dish, sunday], ['perfect_sunday', 'best_dish'])).toEqual([dish, sunday]);
  expect(shownNotes([dish, sunday], ['perfect_sunday'])).toEqual([sunday]);
  expect(shownNotes([dish, sunday], [])).toEqual([]);
});

test('those that can be begun are the other ones of the site, in its order', () => {
  expect(openNotes([dish], ['first_date', 'best_dish', 'perfect_sunday'])).toEqual([
    'first_date',
    'perfect_sunday',
  ]);
  expect(openNotes([], [])).toEqual([]);
});

describe('movedNotes', () => {
  const notes = [sunday, dish, date];

  it.each([
    [0, 1, [dish, sunday, date]],
    [2, -1, [sunday, date, dish]],
    [0, -1, notes],
    [2, 1, notes],
    [3, -1, notes],
    [-1, 1, notes],
  ] as const)('of the place %i by %i', (place, by, moved) => {
    expect(movedNotes(notes, place, by)).toEqual(moved);
  });

  it('loses none, and back is as before', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...PROFILE_NOTES)),
        fc.nat(11),
        fc.constantFrom(1 as const, -1 as const),
        (names, place, by) => {
          const before = names.map((name) => ({ name, text: name }));
          const after = movedNotes(before, place, by);
          expect(after.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
          const back = movedNotes(after, place + by, by === 1 ? -1 : 1);
          expect(before[place] && before[place + by] ? back : after).toEqual(before);
        },
      ),
    );
  });
});

test('a profile keeps a sentence that its site no longer offers, and gets no other one', () => {
  const offered = ['perfect_sunday'];
  expect(unofferedNotes([sunday, dish], { stored: [dish], offered })).toEqual([]);
  expect(unofferedNotes([sunday, dish, date], { stored: [], offered })).toEqual(['best_dish', 'first_date']);
});
