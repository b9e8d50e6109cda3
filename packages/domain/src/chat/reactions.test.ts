import { expect, test } from 'vitest';
import { canReact } from '.';

test.each([
  [{ own: false, type: 'text' }, true],
  [{ own: false, type: 'photo' }, true],
  [{ own: false, type: 'gift' }, true],
  [{ own: false, type: 'system' }, false],
  [{ own: true, type: 'text' }, false],
] as const)('%j can be reacted to: %s', (message, can) => {
  expect(canReact(message)).toBe(can);
});
