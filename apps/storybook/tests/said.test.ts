import { setupI18n, type MessageDescriptor } from '@lingui/core';
import { expect, it } from 'vitest';
import { saidIn } from '../.storybook/said';

const i18n = setupI18n();
i18n.loadAndActivate({
  locale: 'fi',
  messages: {
    save: ['Tallenna (kaikki)?'],
    write: ['Kirjoita: <0>', ['name'], '</0>'],
    left: [['count', 'plural', { one: ['#', ' kuva'], other: ['#', ' kuvaa'] }], ' jäljellä'],
  },
});
const { said, saidWithin, saidAround } = saidIn(i18n);
const message = (id: string, values?: Record<string, unknown>): MessageDescriptor => ({
  id,
  ...(values && { values }),
});

it('finds the words of the language, whole, and letters as letters', () => {
  expect('Tallenna (kaikki)?').toMatch(said(message('save')));
  expect('Tallenna\u00a0(kaikki)?').toMatch(said(message('save')));
  expect('Tallenna kaikki').not.toMatch(said(message('save')));
  expect('Nyt: Tallenna (kaikki)?').not.toMatch(said(message('save')));
  expect('Nyt: Tallenna (kaikki)?').toMatch(saidWithin(message('save')));
});

it('asks for the value that it is given, and for any where it is given none', () => {
  expect('Kirjoita: Nadia').toMatch(said(message('write', { name: 'Nadia' })));
  expect('Kirjoita: Pieter').not.toMatch(said(message('write', { name: 'Nadia' })));
  expect('Kirjoita: Pieter').toMatch(said(message('write')));
  expect('2 kuvaa jäljellä').toMatch(said(message('left', { count: 2 })));
  expect('1 kuva jäljellä').not.toMatch(said(message('left', { count: 2 })));
});

it('reads past what stands in an element', () => {
  expect('Kirjoita:').toMatch(saidAround(message('write')));
});

it('rejects a message that no catalogue has', () => {
  expect(() => said(message('gone'))).toThrow('No catalogue has “gone”');
});
