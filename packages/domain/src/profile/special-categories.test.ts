import { expect, test } from 'vitest';
import { hasNeededConsent, NICHES } from '../sites';
import { answersTakenBack, needsConsent } from '.';

test('a consent that is withdrawn takes its answers along', () => {
  expect(answersTakenBack({ special_categories: true })).toEqual({});
  expect(answersTakenBack({ special_categories: false })).toEqual({
    sexuality: null,
    gender_identity: null,
    intimate_interests: null,
  });
});

test('membership itself needs the consent in niches that reveal something', () => {
  expect(NICHES.filter((niche) => !hasNeededConsent(niche, { special_categories: false }))).toEqual([
    2, 3, 7,
  ]);
  expect(NICHES.every((niche) => hasNeededConsent(niche, { special_categories: true }))).toBe(true);
});

test('who somebody wishes to meet needs it, as it can reveal an orientation', () => {
  expect(needsConsent({ wished_gender: 'female' })).toBe(true);
  expect(needsConsent({ wished_gender: null })).toBe(false);
});
