import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, HOUR, MINUTE } from '../time';
import {
  kindOfFeedback,
  kindOfPostmarkBounce,
  kindOfSesBounce,
  MAIL_EVENT_KINDS,
  outcomeAfter,
  reasonOf,
  SILENT_MS,
  SOFT_BOUNCES_MAX,
  softBouncesInRow,
  type MailOutcome,
  type SentMail,
} from '.';

const NOW = new Date('2026-11-27T12:00:00Z');

/** From the newest, an hour apart. */
const mails = (...outcomes: (MailOutcome | null)[]): SentMail[] =>
  outcomes.map((outcome, index) => ({ outcome, sentAt: addMs(NOW, -(index + 1) * HOUR) }));
const soft = (count: number) => mails(...Array.from({ length: count }, () => 'soft' as const));

const kinds = fc.constantFrom(...MAIL_EVENT_KINDS);

describe('outcomeAfter', () => {
  test.each([
    [null, 'delivered', 'delivered'],
    [null, 'ignored', null],
    ['delivered', 'soft', 'soft'],
    ['delivered', 'complaint', 'complaint'],
    ['soft', 'delivered', null],
    ['soft', 'soft', null],
    ['soft', 'hard', 'hard'],
    ['complaint', 'hard', null],
    ['complaint', 'complaint', null],
    ['soft', 'ignored', null],
  ] as const)('of %s and %s is %s', (before, kind, after) => {
    expect(outcomeAfter(before, kind)).toBe(after);
  });

  test('is the same in whichever order reports come, and however often', () => {
    const all = (reports: readonly (typeof MAIL_EVENT_KINDS)[number][]) =>
      reports.reduce<MailOutcome | null>((before, kind) => outcomeAfter(before, kind) ?? before, null);
    fc.assert(
      fc.property(fc.array(kinds), (reports) => {
        expect(all(reports.toReversed())).toBe(all(reports));
        expect(all([...reports, ...reports])).toBe(all(reports));
      }),
    );
  });
});

describe('softBouncesInRow', () => {
  test.each([
    [mails(), 0],
    [soft(3), 3],
    [mails('soft', 'delivered', 'soft'), 1],
    [mails('delivered', 'soft', 'soft'), 0],
    // Nothing is known of it yet, or it says nothing of the address.
    [mails(null, 'soft', null, 'soft'), 2],
    [mails('soft', 'policy', 'soft'), 2],
    [mails('soft', 'hard', 'complaint', 'soft'), 2],
  ])('of %j is %i', (given, count) => {
    expect(softBouncesInRow(given, NOW)).toBe(count);
  });

  test('takes a mail of which nobody says anything for arrived', () => {
    const silent = (sentAt: Date): SentMail[] => [
      ...soft(2),
      { outcome: null, sentAt },
      { outcome: 'soft', sentAt: addMs(sentAt, -HOUR) },
    ];
    expect(softBouncesInRow(silent(addMs(NOW, -SILENT_MS)), NOW)).toBe(2);
    expect(softBouncesInRow(silent(addMs(NOW, -SILENT_MS + 1)), NOW)).toBe(3);
  });
});

describe('reasonOf', () => {
  const reported = (latest: SentMail[], confirmedAt: Date | null = null) => ({
    mail: latest[0] ?? { outcome: null, sentAt: NOW },
    latest,
    confirmedAt,
    now: NOW,
  });

  test.each([
    ['hard', mails('hard'), 'bounce'],
    ['complaint', mails('complaint'), 'fbl'],
    ['unsubscribed', mails('unsubscribed'), 'listunsubscribe'],
    ['delivered', mails('delivered', 'hard'), null],
    ['policy', mails('policy', 'hard'), null],
    ['ignored', mails(null), null],
    ['soft', soft(SOFT_BOUNCES_MAX - 1), null],
    ['soft', soft(SOFT_BOUNCES_MAX), 'bounce'],
    ['soft', soft(SOFT_BOUNCES_MAX + 1), 'bounce'],
    ['soft', mails('soft', 'soft', 'delivered', 'soft', 'soft', 'soft'), null],
  ] as const)('of %s with %j is %s', (kind, latest, reason) => {
    expect(reasonOf(kind, reported([...latest]))).toBe(reason);
  });

  test('is none for a bounce of a mail before the address was confirmed, and still one for a complaint', () => {
    const confirmed = addMs(NOW, -MINUTE);
    const [mail] = mails('hard');
    const late = {
      mail: mail ?? { outcome: null, sentAt: NOW },
      latest: mails('hard'),
      confirmedAt: confirmed,
      now: NOW,
    };
    expect(reasonOf('hard', late)).toBeNull();
    expect(reasonOf('soft', { ...late, latest: soft(9) })).toBeNull();
    expect(reasonOf('complaint', late)).toBe('fbl');
    expect(reasonOf('unsubscribed', late)).toBe('listunsubscribe');
  });

  test('counts no soft bounce from before the address was confirmed', () => {
    const confirmedAt = addMs(NOW, -4.5 * HOUR);
    expect(reasonOf('soft', reported(soft(9), confirmedAt))).toBeNull();
    expect(reasonOf('soft', reported(soft(9), addMs(NOW, -5.5 * HOUR)))).toBe('bounce');
  });

  test('is never a bounce right after a confirmation', () => {
    const outcomes = fc.array(
      fc.constantFrom('soft', 'hard', 'delivered', null) as fc.Arbitrary<MailOutcome | null>,
    );
    fc.assert(
      fc.property(kinds, outcomes, (kind, given) => {
        expect(reasonOf(kind, reported(mails(...given), NOW))).not.toBe('bounce');
      }),
    );
  });
});

test.each([
  ['HardBounce', 'hard'],
  ['SoftBounce', 'soft'],
  ['Transient', 'ignored'],
  ['SpamComplaint', 'complaint'],
  ['Blocked', 'policy'],
  ['AutoResponder', 'ignored'],
  ['constructor', 'ignored'],
])('the bounce %s of Postmark is %s', (type, kind) => {
  expect(kindOfPostmarkBounce(type)).toBe(kind);
});

test.each([
  ['Permanent', 'General', 'hard'],
  ['Permanent', 'NoEmail', 'hard'],
  ['Permanent', 'OnAccountSuppressionList', 'hard'],
  ['Permanent', 'UnsubscribedRecipient', 'unsubscribed'],
  ['Transient', 'MailboxFull', 'soft'],
  ['Transient', 'ContentRejected', 'policy'],
  ['Undetermined', 'Undetermined', 'soft'],
  ['Other', 'General', 'ignored'],
])('the bounce %s, %s of SES is %s', (type, subtype, kind) => {
  expect(kindOfSesBounce(type, subtype)).toBe(kind);
});

test.each([
  ['abuse', 'complaint'],
  [' Fraud', 'complaint'],
  ['other', 'complaint'],
  ['', 'complaint'],
  ['not-spam', 'ignored'],
  ['auth-failure', 'ignored'],
  ['opt-out', 'unsubscribed'],
])('the feedback %j is %s', (type, kind) => {
  expect(kindOfFeedback(type)).toBe(kind);
});
