import { expect, test } from 'vitest';
import { addMs, DAY, HOUR, MINUTE, SECOND } from '.';

test('a day has 86,400 seconds', () => {
  expect([DAY / HOUR, HOUR / MINUTE, MINUTE / SECOND, DAY / SECOND]).toEqual([24, 60, 60, 86_400]);
});

test('addMs goes forward and back', () => {
  const noon = new Date('2026-11-21T12:00:00Z');
  expect(addMs(noon, HOUR)).toEqual(new Date('2026-11-21T13:00:00Z'));
  expect(addMs(noon, -HOUR)).toEqual(new Date('2026-11-21T11:00:00Z'));
});
