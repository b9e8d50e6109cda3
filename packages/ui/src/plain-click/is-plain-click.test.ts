import { expect, it } from 'vitest';
import { isPlainClick } from './is-plain-click';

const press = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('is a press of the main button alone', () => {
  expect(isPlainClick(press)).toBe(true);
});

it.each([
  ['the middle button', { button: 1 }],
  ['Cmd', { metaKey: true }],
  ['Ctrl', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('is none with %s', (_, more) => {
  expect(isPlainClick({ ...press, ...more })).toBe(false);
});
