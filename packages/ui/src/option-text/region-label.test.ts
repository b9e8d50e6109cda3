import { setupI18n } from '@lingui/core';
import { REGION_LABELS, type RegionLabel } from '@vela/domain/regions';
import { describe, expect, it } from 'vitest';
import { regionLabelText } from './region-label';

const english = setupI18n({ locale: 'en', messages: { en: {} } });
/** A language that has several words where English has one. */
const ids = setupI18n({ locale: 'en', messages: { en: {} }, missing: (_, id) => id });
const idOf = (country: string, label: RegionLabel) => regionLabelText(ids, { country, label });

describe('regionLabelText', () => {
  it.each(REGION_LABELS)('has a word for a %s', (label) => {
    expect(regionLabelText(english, { country: 'XX', label }).toLowerCase()).toBe(label);
  });

  it('is the general word where none is given', () => {
    expect(regionLabelText(english, { country: '' })).toBe('Region');
  });

  it('distinguishes what is one word in English alone', () => {
    const [american, german] = [idOf('US', 'state'), idOf('DE', 'state')];
    expect([idOf('AU', 'state'), idOf('AT', 'state')]).toEqual([american, german]);
    expect(idOf('IE', 'county')).toBe(idOf('GB', 'county'));
    expect(german).not.toBe(american);
    expect(new Set([idOf('GB', 'county'), idOf('NO', 'county'), idOf('SE', 'county')]).size).toBe(3);
  });
});
