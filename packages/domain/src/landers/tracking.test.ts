import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asksConsent,
  consentOf,
  keepsTracking,
  keepsTrackingInDraft,
  latestTracking,
  namesSource,
  readConsent,
  reportsPageHidden,
  trackingOf,
} from '.';

const of = (query: Readonly<Record<string, string | null>>) => trackingOf((field) => query[field]);

describe('trackingOf', () => {
  test('takes the five parameters of the address, and no other', () => {
    const query = { network: 'n', ref: 'r', sub1: '1', sub2: '2', sub3: '3', sub4: '4', t: '5' };
    const { sub4: _four, t: _t, ...known } = query;
    expect(of(query)).toEqual(known);
  });

  test('leaves out what is empty or missing', () => {
    expect(of({ network: '', ref: null, sub1: 'x' })).toEqual({ sub1: 'x' });
    expect(of({})).toEqual({});
  });

  test.each([
    [199, 199],
    [200, 200],
    [201, 200],
  ])('of %i characters keeps %i', (length, kept) => {
    expect(of({ ref: 'x'.repeat(length) }).ref).toHaveLength(kept);
  });

  test.each([
    [`${'x'.repeat(198)}👍x`, `${'x'.repeat(198)}👍`],
    [`${'x'.repeat(199)}👍`, 'x'.repeat(199)],
  ])('of %j keeps no half of a character', (value, kept) => {
    expect(of({ ref: value }).ref).toBe(kept);
  });

  test('is whole text, never longer than is stored, and the same when read once more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (value) => {
        const { ref } = of({ ref: value });
        expect((ref ?? '').length).toBeLessThanOrEqual(200);
        expect(ref?.isWellFormed() ?? true).toBe(true);
        expect(of({ ref: ref ?? '' }).ref).toBe(ref);
      }),
    );
  });
});

test.each([
  ['accepted', true],
  ['rejected', false],
  [null, false],
] as const)('a browser keeps it with the consent %j: %s', (consent, keeps) => {
  expect(keepsTracking(consent)).toBe(keeps);
});

test.each([
  ['accepted', 'all', true],
  ['rejected', 'all', false],
  [null, 'all', true],
  ['rejected', 'with_trafficsource', true],
  [null, 'with_trafficsource', true],
  ['rejected', 'none', false],
] as const)(
  'after %j a sign-up under way, where %s may, keeps who sent them: %j',
  (consent, signups, keeps) => {
    expect(keepsTrackingInDraft(consent, { signups })).toBe(keeps);
  },
);

test.each([
  ['accepted', 'accepted'],
  ['rejected', 'rejected'],
  ['Accepted', null],
  ['', null],
  [null, null],
  [undefined, null],
] as const)('a cookie that says %j is the consent %j', (text, consent) => {
  expect(readConsent(text)).toBe(consent);
});

test.each([
  [null, { sub1: 'x' }, true],
  [null, {}, false],
  ['accepted', { sub1: 'x' }, false],
  ['rejected', { sub1: 'x' }, false],
] as const)('with the consent %j and %j in the address a visitor is asked: %s', (consent, tracking, asks) => {
  expect(asksConsent(consent, { tracking })).toBe(asks);
});

describe('reportsPageHidden', () => {
  test.each([
    [{ lb: '1' }, false, true],
    [{ lb: '' }, false, true],
    [{ lb: '1' }, true, false],
    [{}, false, false],
    [{ lbs: '1' }, false, false],
  ])('of %j, reported before: %s, is %s', (query, isReported, reports) => {
    expect(reportsPageHidden(query, { isReported })).toBe(reports);
  });
});

test.each([
  [{ sub1: 'here' }, { ref: 'before' }, { sub1: 'here' }],
  [{}, { ref: 'before' }, { ref: 'before' }],
  [{ sub1: 'here' }, {}, { sub1: 'here' }],
  [{}, {}, {}],
])('of who sent a visitor here, %j, and before, %j, %j counts', (here, before, latest) => {
  expect(latestTracking(here, before)).toEqual(latest);
  expect(namesSource(latest)).toBe(Object.keys(latest).length === 1);
});

test.each([
  [true, 'rejected', 'accepted'],
  [false, 'accepted', 'rejected'],
  [undefined, 'accepted', 'accepted'],
  [undefined, null, null],
] as const)('an answer of %j after %j is the consent %j', (isGiven, before, consent) => {
  expect(consentOf(isGiven, before)).toBe(consent);
});

test('a yes is stored as accepted, a no as rejected', () => {
  expect([consentOf(true), consentOf(false)]).toEqual(['accepted', 'rejected']);
});
