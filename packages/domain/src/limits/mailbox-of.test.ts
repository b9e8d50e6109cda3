import { describe, expect, test } from 'vitest';
import { mailboxOf } from '.';

describe('mailboxOf', () => {
  test.each([
    ['a@example.com', 'a@example.com'],
    ['A@Example.com', 'a@example.com'],
    ['a+1@example.com', 'a@example.com'],
    ['a+1+2@example.com', 'a@example.com'],
    ['a+@example.com', 'a@example.com'],
    ['+1@example.com', '+1@example.com'],
    ['a.b@example.com', 'a.b@example.com'],
    ['a.b@gmail.com', 'ab@gmail.com'],
    ['A.B+c.d@googlemail.com', 'ab@gmail.com'],
    ['a.b@gmail.com.example', 'a.b@gmail.com.example'],
  ])('counts %s as %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
    expect(mailboxOf(mailbox)).toBe(mailbox);
  });
});
