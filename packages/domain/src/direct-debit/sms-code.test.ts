import { describe, expect, test } from 'vitest';
import { addMs, DAY, MINUTE, SECOND } from '../time';
import { codeSent, codeTyped, nextCodeAt, readSmsCode, type Confirmation } from '.';

const now = new Date('2026-11-21T12:00:00Z');

describe('the code by text message', () => {
  test.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345x', null],
    ['x12345', null],
    ['١٢٣٤٥٦', null],
    ['', null],
  ])('is read from %j as %j', (typed, code) => {
    expect(readSmsCode(typed)).toBe(code);
  });

  const sent = codeSent(now);
  const wrongTimes = (count: number): Confirmation => ({
    status: 'code_sent',
    sentAt: now,
    wrongCodes: count,
  });

  test.each([
    [0, { next: { status: 'confirmed' }, errorCode: null }],
    [10 * MINUTE - 1, { next: { status: 'confirmed' }, errorCode: null }],
    [10 * MINUTE, { next: { status: 'form' }, errorCode: 'code_invalid' }],
    [10 * MINUTE + 1, { next: { status: 'form' }, errorCode: 'code_invalid' }],
  ])('typed right after %i ms: %j', (afterMs, typed) => {
    expect(codeTyped(sent, { isRight: true, now: addMs(now, afterMs) })).toEqual(typed);
  });

  test.each([
    [0, wrongTimes(1)],
    [3, wrongTimes(4)],
    [4, { status: 'form' }],
  ] as const)('typed wrong after %i wrong ones leads on to %j', (before, next) => {
    expect(codeTyped(wrongTimes(before), { isRight: false, now })).toEqual({
      next,
      errorCode: 'code_invalid',
    });
  });

  test.each([{ status: 'form' }, { status: 'confirmed' }] as const)(
    'can’t be typed in %j',
    (confirmation) => {
      const typed = codeTyped(confirmation, { isRight: true, now });
      expect(typed).toEqual({ next: confirmation, errorCode: 'code_invalid' });
    },
  );

  test('is never guessed: whatever is typed wrong, five times is the end of it', () => {
    let confirmation: Confirmation = sent;
    for (let tries = 0; tries < 5; tries += 1) {
      expect(confirmation.status).toBe('code_sent');
      confirmation = codeTyped(confirmation, { isRight: false, now }).next;
    }
    expect(confirmation).toEqual({ status: 'form' });
  });

  test.each([
    [[], null],
    [[59 * SECOND], SECOND],
    [[60 * SECOND], null],
    [[2 * MINUTE, 59 * SECOND], SECOND],
    [[59 * SECOND, 2 * MINUTE], SECOND],
    [[5, 6, 7, 8].map((minutes) => minutes * MINUTE), null],
    [[5, 6, 7, 8, 9].map((minutes) => minutes * MINUTE), DAY - 9 * MINUTE],
    [[5 * MINUTE, 6 * MINUTE, 7 * MINUTE, 8 * MINUTE, DAY - 1], 1],
    [[5 * MINUTE, 6 * MINUTE, 7 * MINUTE, 8 * MINUTE, DAY], null],
  ])('sent %j ms ago may go out again in %j ms', (agoMs, inMs) => {
    const sentAt = agoMs.map((ms) => addMs(now, -ms));
    expect(nextCodeAt(sentAt, now)).toEqual(inMs === null ? null : addMs(now, inMs));
  });
});
