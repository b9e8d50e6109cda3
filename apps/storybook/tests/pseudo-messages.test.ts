import { setupI18n, type Messages } from '@lingui/core';
import { expect, it } from 'vitest';
import { pseudoMessages } from '../.storybook/pseudo-messages';

const speak = (messages: Messages, id: string, values = {}): string => {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: 'en', messages: pseudoMessages(messages) });
  return i18n._(id, values);
};

it('says a text in letters with marks, longer, and in brackets', () => {
  expect(speak({ a: ['Save changes'] }, 'a')).toBe('⟦Šáṽṽé çĥĥáñĝĝéš⟧');
  expect(speak({ a: 'Save' }, 'a')).toBe('⟦Šáṽṽé⟧');
});

it('leaves values, elements and figures as they are', () => {
  expect(speak({ a: ['Hi ', ['name'], ', <0>read</0>'] }, 'a', { name: 'Bo' })).toBe('⟦Ĥí Bo, <0>ŕéááď</0>⟧');
});

it('says each choice of a plural', () => {
  const messages: Messages = { a: [['n', 'plural', { one: ['#', ' like'], other: ['#', ' likes'] }]] };
  expect([1, 5].map((n) => speak(messages, 'a', { n }))).toEqual(['⟦1 ļíķķé⟧', '⟦5 ļíķķéš⟧']);
});
