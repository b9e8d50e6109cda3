import { expect, test } from 'vitest';
import { messageDelivery } from '.';

const read = { read_at: '2026-11-21T12:00:00.000Z' };

test.each([
  [{ sender: 'other' }, 'received'],
  [{ sender: 'other', ...read }, 'received'],
  [{ sender: 'system' }, 'received'],
  [{ sender: 'me', held: true }, 'held'],
  [{ sender: 'me', held: false }, 'sent'],
  [{ sender: 'me' }, 'sent'],
  [{ sender: 'me', ...read }, 'read'],
  [{ sender: 'me', held: true, ...read }, 'held'],
] as const)('%j is %s', (message, delivery) => {
  expect(messageDelivery(message)).toBe(delivery);
});
