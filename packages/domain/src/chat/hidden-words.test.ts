import { expect, test } from 'vitest';
import { hiddenWordsOf, holdsHiddenWord } from '.';

test('finds a word that is written with characters nobody sees', () => {
  expect(holdsHiddenWord('send nu\u200Ddes', ['nudes'])).toBe(true);
});

test.each([
  ['Bring your Café cup', ['cafe'], true],
  ['A cafeteria', ['cafe'], false],
  ['A cafeteria', ['cafe*'], true],
  ['It’s over', ["it's"], true],
  ['anything', [], false],
  ['anything', ['  ', '!'], false],
  ['Straße', ['strasse'], true],
])('%j holds one of the hidden words %j: %j', (text, hidden, expected) => {
  expect(holdsHiddenWord(text, hidden)).toBe(expected);
});

test('hidden words are read line by line or by commas, each once, the first fifty', () => {
  expect(hiddenWordsOf(' Ex \nweapons, ;ex-wife\n!!\nweapons')).toEqual(['Ex', 'weapons', 'ex-wife']);
  expect(hiddenWordsOf(Array.from({ length: 60 }, (_, index) => `word${index}`).join('\n'))).toHaveLength(50);
  expect(hiddenWordsOf('')).toEqual([]);
});
