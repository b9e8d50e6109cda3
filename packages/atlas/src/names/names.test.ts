import { checkReservedName, namesLike, SUGGESTED_NAMES } from '@vela/domain/signup';
import { VALID_NAMES } from '@vela/domain/signup/testing';
import { describe, expect, test } from 'vitest';
import { HOUSE_BEGINNINGS, HOUSE_ENDINGS, HOUSE_WORDS, LOOK_ALIKES, NAME_ADDITIONS } from '.';

const reserved = {
  words: [...HOUSE_WORDS, 'Dating Café'],
  beginnings: HOUSE_BEGINNINGS,
  endings: HOUSE_ENDINGS,
  lookAlikes: LOOK_ALIKES,
};
const codeOf = (name: string) => checkReservedName(name, reserved)?.code ?? null;

describe('a name of the house', () => {
  test.each(HOUSE_WORDS)('is reserved: %s', (word) => {
    expect(codeOf(word)).toBe('name_reserved');
    expect(codeOf(word.toUpperCase())).toBe('name_reserved');
  });

  test.each([
    'Vela',
    'VELA',
    'Ｖｅｌａ',
    'Véla',
    '𝓥𝓮𝓵𝓪',
    'ᴠᴇʟᴀ',
    '🅥🅔🅛🅐',
    '🇻🇪🇱🇦',
    'vеlа',
    'ѵеӏа',
    'ꓦꓰꓡꓮ',
    'ᏙᎬᏞᎪ',
    'VeIa',
    'Ve1a',
    'V€la Support',
    'Vela Support',
    'VelaSupport',
    'vela_support_24',
    'V e l a',
    'V.e.l.a',
    'Admin Anna',
    'Anna (admin)',
    'adm1n',
    'Adrnin',
    '@dmin1',
    'admin007',
    '4dmin',
    'M0derat0r',
    'Official Anna',
    'Customer-Service',
    'Klantenservice NL',
    'Équipe',
    'Hjælp',
    'Hjaelp',
    'ATENCIÓN AL CLIENTE',
    'dating cafe',
    'DatingCafe',
    'Dating Café Support',
    'VelaHQ',
    'TheVela',
    'The_Vela_HQ',
    'Moderators',
    'MyVelaSupport',
    'Ve-la',
    've’la',
    'V❤️ela',
    'Veʹla',
    'ᵛᵉˡᵃ',
    'ꮩꭼꮮꭺ',
    'ʋǝla',
  ])('is reserved, however it is written: %j', (name) => {
    expect(codeOf(name)).toBe('name_reserved');
  });

  test.each([
    ...VALID_NAMES,
    'Adminka',
    'Velasco',
    'Evela',
    'Ravela',
    'Teamo',
    'Thea',
    'Svela',
    'Anna-Vera',
    'Velasquez',
    'Stefan',
    'Helpert',
    'Systema',
    'Dating Anna',
    'Ai De',
    'Café Anna',
    'Оля',
    'Вера',
    'Ελένη',
    'Will 1990',
    'lil’ Kim',
    '12345',
    '美咲',
    'ทรงพล',
    '❤️❤️',
  ])('is not: %j', (name) => {
    expect(codeOf(name)).toBeNull();
  });

  test('is none where nothing is reserved', () => {
    expect(checkReservedName('Vela', { ...reserved, words: ['', '–'] })).toBeNull();
  });
});

test('look-alikes each stand for one plain letter, and none for itself', () => {
  for (const [letter, plain] of LOOK_ALIKES) {
    expect(plain).toMatch(/^[a-z]$/);
    expect(letter).not.toBe(plain);
  }
});

describe('an addition to a name', () => {
  test.each(NAME_ADDITIONS)('%s is a short word of plain letters that nothing reserves', (word) => {
    expect(word).toMatch(/^[a-z]{4,6}$/);
    expect(codeOf(`sanne_${word}`)).toBeNull();
  });

  test('stands once in the list', () => {
    expect(new Set(NAME_ADDITIONS).size).toBe(NAME_ADDITIONS.length);
  });

  test('is enough for each valid name', () => {
    const source = { additions: NAME_ADDITIONS, isReserved: (name: string) => codeOf(name) !== null };
    for (const name of [...VALID_NAMES, 'Vela', 'Vela Support', 'Admin Anna', 'Dating Café']) {
      const free = namesLike(name, source).filter((one) => !source.isReserved(one));
      expect(free.length).toBeGreaterThanOrEqual(SUGGESTED_NAMES);
    }
  });
});
