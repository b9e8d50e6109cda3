import { expect, test } from 'vitest';
import { deliversHeld, seesMessage } from '.';

test.each([
  [{ own: true, held: false, deleted: false }, true],
  [{ own: true, held: true, deleted: false }, true],
  [{ own: true, held: false, deleted: true }, false],
  [{ own: true, held: true, deleted: true }, false],
  [{ own: false, held: false, deleted: false }, true],
  [{ own: false, held: true, deleted: false }, false],
  [{ own: false, held: false, deleted: true }, false],
  [{ own: false, held: true, deleted: true }, false],
])('a message with %j is seen: %s', (view, seen) => {
  expect(seesMessage(view)).toBe(seen);
});

test.each([
  [{ deleted: false, blocked: false, hidden: false }, true],
  [{ deleted: true, blocked: false, hidden: false }, false],
  [{ deleted: false, blocked: true, hidden: false }, false],
  [{ deleted: true, blocked: true, hidden: false }, false],
  [{ deleted: false, blocked: false, hidden: true }, false],
  [{ deleted: true, blocked: true, hidden: true }, false],
])('a held message with %j is delivered: %s', (facts, delivered) => {
  expect(deliversHeld(facts)).toBe(delivered);
});
