import { expect, it } from 'vitest';
import { initialsOf } from './initials-of';

it.each([
  ['Nadia', 'N'],
  ['nadia', 'N'],
  ['Katarzyna-Aleksandra', 'KA'],
  ['Élodie van der Berg', 'ÉB'],
  ['  jonas_88 ', 'J'],
  ['🌻 Sofie', 'S'],
  ['🌻', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
