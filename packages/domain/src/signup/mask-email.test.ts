import { expect, test } from 'vitest';
import { maskEmail } from '.';

test.each([
  ['jamie@example.com', 'j•••@example.com'],
  ['jo@example.com', 'j•••@example.com'],
  ['j@example.com', 'j•••@example.com'],
  ['j@home@example.com', 'j•••@example.com'],
  ['@example.com', '•••'],
  ['no address', '•••'],
  ['', '•••'],
])('of %j no more is shown than %j', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
