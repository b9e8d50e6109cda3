import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOfReply, kindOfReport, kindOfStatus, MAIL_EVENT_KINDS, statusInText } from '.';

describe('kindOfStatus', () => {
  test.each([
    ['2.0.0', 'delivered'],
    ['2.1.5', 'delivered'],
    ['4.2.2', 'soft'],
    ['4.4.1', 'soft'],
    ['4.7.1', 'policy'],
    ['4.1.1', 'soft'],
    ['5.0.0', 'soft'],
    ['5.1.1', 'hard'],
    ['5.1.2', 'hard'],
    ['5.1.3', 'hard'],
    ['5.1.6', 'hard'],
    ['5.1.10', 'hard'],
    [' 5.2.1 ', 'hard'],
    ['5.2.2', 'soft'],
    ['5.2.3', 'policy'],
    ['5.1.8', 'policy'],
    ['5.3.0', 'soft'],
    ['5.3.4', 'policy'],
    ['5.4.1', 'soft'],
    ['5.4.4', 'hard'],
    ['5.4.310', 'hard'],
    ['5.5.2', 'policy'],
    ['5.6.0', 'policy'],
    ['5.7.1', 'policy'],
    ['5.7.17', 'hard'],
    ['5.7.18', 'hard'],
    ['5.01.001', 'hard'],
    ['', null],
    ['5.1', null],
    ['3.1.1', null],
    ['5.1.1.1', null],
    ['5.1.1111', null],
  ])('of %j is %s', (status, kind) => {
    expect(kindOfStatus(status)).toBe(kind);
  });

  const part = fc.integer({ min: 0, max: 999 });

  test('is never hard for what is temporary, and never soft or hard for what arrived', () => {
    fc.assert(
      fc.property(part, part, (subject, detail) => {
        expect(kindOfStatus(`2.${subject}.${detail}`)).toBe('delivered');
        expect(['soft', 'policy']).toContain(kindOfStatus(`4.${subject}.${detail}`));
        expect(['soft', 'policy', 'hard']).toContain(kindOfStatus(`5.${subject}.${detail}`));
      }),
    );
  });

  test('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([null, ...MAIL_EVENT_KINDS]).toContain(kindOfStatus(text));
      }),
    );
  });
});

describe('kindOfReply', () => {
  test.each([
    // Temporary, and our own log-in: it is tried again.
    [{ code: 421, status: null, isOfRecipient: false }, null],
    [{ code: 450, status: '4.1.1', isOfRecipient: true }, null],
    [{ code: 535, status: '5.7.8', isOfRecipient: false }, null],
    [{ code: 0, status: null, isOfRecipient: true }, null],
    [{ code: 600, status: null, isOfRecipient: true }, null],
    [{ code: 550, status: null, isOfRecipient: true }, 'hard'],
    [{ code: 551, status: null, isOfRecipient: true }, 'hard'],
    [{ code: 552, status: null, isOfRecipient: true }, 'soft'],
    [{ code: 553, status: null, isOfRecipient: true }, 'hard'],
    [{ code: 554, status: null, isOfRecipient: true }, 'policy'],
    [{ code: 550, status: '5.1.1', isOfRecipient: true }, 'hard'],
    [{ code: 550, status: '5.7.1', isOfRecipient: true }, 'policy'],
    [{ code: 554, status: '5.2.2', isOfRecipient: true }, 'soft'],
    [{ code: 550, status: '5.0.0', isOfRecipient: true }, 'hard'],
    [{ code: 550, status: 'nonsense', isOfRecipient: true }, 'hard'],
    // Its code says that it arrived, its reply that it didn't.
    [{ code: 550, status: '2.1.5', isOfRecipient: true }, 'policy'],
    [{ code: 550, status: '5.1.1', isOfRecipient: false }, 'policy'],
    [{ code: 552, status: null, isOfRecipient: false }, 'policy'],
  ] as const)('of %j is %s', (reply, kind) => {
    expect(kindOfReply(reply)).toBe(kind);
  });

  test('blames an address for nothing but a permanent answer to its naming', () => {
    const reply = fc.record({
      code: fc.integer({ min: 0, max: 700 }),
      status: fc.option(fc.stringMatching(/^[245]\.\d{1,2}\.\d{1,2}$/)),
      isOfRecipient: fc.boolean(),
    });
    fc.assert(
      fc.property(reply, (given) => {
        const kind = kindOfReply(given);
        if (kind === null || kind === 'policy') return;
        expect(given.isOfRecipient && given.code >= 500 && given.code < 600).toBe(true);
      }),
    );
  });
});

test.each([
  ['550 5.1.1 No such person', '5.1.1'],
  ['550-5.2.1 The account is disabled', null],
  ['550 #5.7.1 blocked', '5.7.1'],
  ['smtp; 550 (5.1.10): null MX', '5.1.10'],
  ['452 4.2.2', '4.2.2'],
  ['from 192.0.2.1 by 5.1.1.9', null],
  ['', null],
  [`${'x'.repeat(1000)} 5.1.1 late`, null],
])('of %j the status is %s', (text, status) => {
  expect(statusInText(text)).toBe(status);
});

describe('kindOfReport', () => {
  test.each([
    [{ action: 'failed', status: '5.1.1', diagnostic: '' }, 'hard'],
    [{ action: ' Failed ', status: '5.2.2', diagnostic: '' }, 'soft'],
    [{ action: 'failed', status: '4.4.7', diagnostic: '' }, 'soft'],
    [{ action: 'failed', status: '5.7.1', diagnostic: '' }, 'policy'],
    [{ action: 'delivered', status: '2.0.0', diagnostic: '' }, 'delivered'],
    [{ action: 'delayed', status: '4.4.1', diagnostic: '' }, 'ignored'],
    [{ action: 'relayed', status: '2.0.0', diagnostic: '' }, 'ignored'],
    [{ action: 'expanded', status: '2.0.0', diagnostic: '' }, 'ignored'],
    [{ action: '', status: '5.1.1', diagnostic: '' }, 'ignored'],
    [{ action: 'failed', status: '5.0.0', diagnostic: 'smtp; 550 5.1.1 <x>: User unknown' }, 'hard'],
    [{ action: 'failed', status: '5.0.0', diagnostic: 'smtp; 550 No such user here' }, 'hard'],
    [{ action: 'failed', status: '5.0.0', diagnostic: 'smtp; 554 rejected for spam' }, 'policy'],
    [{ action: 'failed', status: '5.0.0', diagnostic: 'smtp;552-mailbox full' }, 'soft'],
    [{ action: 'failed', status: '5.0.0', diagnostic: 'smtp; 451 later' }, 'soft'],
    [{ action: 'failed', status: '5.0.0', diagnostic: '' }, 'soft'],
    [{ action: 'failed', status: '', diagnostic: '' }, 'soft'],
    [{ action: 'failed', status: '2.0.0', diagnostic: '' }, 'soft'],
  ])('of %j is %s', (report, kind) => {
    expect(kindOfReport(report)).toBe(kind);
  });

  test('takes any text', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, text, (action, status, diagnostic) => {
        expect(MAIL_EVENT_KINDS).toContain(kindOfReport({ action, status, diagnostic }));
        expect(['hard', 'soft', 'policy']).toContain(kindOfReport({ action: 'failed', status, diagnostic }));
      }),
    );
  });
});
