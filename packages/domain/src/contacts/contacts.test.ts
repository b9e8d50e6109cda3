import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readContacts } from '.';

test.each([
  ['', [], []],
  [' \n ;, ', [], []],
  ['ex@example.com', ['ex@example.com'], []],
  ['Ex@Example.com\nboss@example.com', ['ex@example.com', 'boss@example.com'], []],
  ['ex@example.com, EX@example.com; ex@example.com', ['ex@example.com'], []],
  ['ex@example.com\r\n+31 6 12345678', ['ex@example.com'], ['+31 6 12345678']],
  ['not an address', [], ['not an address']],
])('%j has %j, and of these nothing can be made: %j', (text, addresses, wrong) => {
  expect(readContacts(text)).toEqual({ addresses, wrong });
});

test('reads what it gave once more as the same', () => {
  fc.assert(
    fc.property(fc.array(fc.emailAddress()), (emails) => {
      const { addresses } = readContacts(emails.join('\n'));
      expect(readContacts(addresses.join(',')).addresses).toEqual(addresses);
    }),
  );
});
