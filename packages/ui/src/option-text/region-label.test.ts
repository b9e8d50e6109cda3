import { setupI18n } from '@lingui/core';
import { COUNTRY_REGION_LABEL, REGION_LABELS } from '@vela/domain/regions';
import { describe, expect, it } from 'vitest';
import { regionLabelText } from './region-label';

const english = setupI18n({ locale: 'en', messages: { en: {} } });
/** Tells texts apart that English has one word for. */
const ids = setupI18n({ locale: 'en', messages: { en: {} }, missing: (_, id) => id });
const idOf = (country: keyof typeof COUNTRY_REGION_LABEL) =>
  regionLabelText(ids, { country, label: COUNTRY_REGION_LABEL[country] });

describe('regionLabelText', () => {
  it.each(REGION_LABELS)('has a word for a %s', (label) => {
    expect(regionLabelText(english, { country: 'XX', label }).toLowerCase()).toBe(label);
  });

  it('is the general word where none is told', () => {
    expect(regionLabelText(english, { country: '' })).toBe('Region');
  });

  it('tells apart what is one word in English alone', () => {
    expect([idOf('AU'), idOf('AT')]).toEqual([idOf('US'), idOf('DE')]);
    expect(idOf('IE')).toBe(idOf('GB'));
    expect(new Set([idOf('US'), idOf('DE')]).size).toBe(2);
    expect(new Set([idOf('GB'), idOf('NO'), idOf('SE')]).size).toBe(3);
  });
});
