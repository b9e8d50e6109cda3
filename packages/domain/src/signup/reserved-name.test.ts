import { describe, expect, test } from 'vitest';
import { checkReservedName } from '.';

/** Digits and signs that are read as letters, and a letter of another script. */
const lookAlikes = new Map([
  ['0', 'o'],
  ['1', 'l'],
  ['4', 'a'],
  ['@', 'a'],
  ['$', 's'],
  ['а', 'a'],
]);
const reserved = {
  words: ['Vela', 'Support', 'Admin', 'Moderator', 'Équipe', 'Hjælp', 'cœur', 'Straße', 'aide', ' '],
  beginnings: ['the', ' '],
  endings: ['s', 'HQ'],
  lookAlikes,
};
const codeOf = (name: string) => checkReservedName(name, reserved)?.code ?? null;

describe('checkReservedName', () => {
  test.each([
    'Vela',
    'VELA',
    'Ｖｅｌａ',
    'Véla',
    'Velа',
    'VeIa',
    'Ve1a',
    'Vela Support',
    'VelaSupport',
    'vela_support_24',
    'V e l a',
    'V.e.l.a',
    'Anna (admin)',
    'adm1n',
    'Adrnin',
    '@dmin1',
    '4dmin',
    '$upport',
    'M0derat0r',
    'Equipe',
    'Hjaelp',
    'Coeur',
    'Strasse',
    '🅥🅔🅛🅐',
    '🅅🄴🄻🄰',
    '🇻🇪🇱🇦',
    'TheVela',
    'VelaHQ',
    'Admins',
    'theVelaSupportHq',
    'Ve-la',
    'V’ela 24',
    'Veʹla',
  ])('%j passes for a name of the house', (name) => {
    expect(codeOf(name)).toBe('name_reserved');
  });

  test.each([
    'Anna',
    'Adminka',
    'Velare',
    'Ai De',
    'Supportive',
    '12345',
    '',
    '...',
    'Ann Ad',
    '🙂',
    'Thea',
    'The',
    'HQ',
    'Svela',
    'Hqvela',
    'Velathe',
  ])('%j is free', (name) => {
    expect(codeOf(name)).toBeNull();
  });

  test('without words nothing is reserved', () => {
    expect(checkReservedName('Vela', { ...reserved, words: [] })).toBeNull();
  });
});
