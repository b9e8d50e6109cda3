import { describe, expect, it } from 'vitest';
import { livingFound } from '.';

const utrecht = { country: 'NL', region: 'UT', city: 'Utrecht' } as const;

describe('a place that was found', () => {
  it.each([
    ['the same', { country: 'NL', region: 'UT' }, utrecht],
    ['the same country, its region unclear', { country: 'NL', region: null }, utrecht],
    ['another region', { country: 'NL', region: 'ZH' }, { country: 'NL', region: 'ZH', city: null }],
    [
      'another country, its region unclear',
      { country: 'DE', region: null },
      { country: 'DE', region: null, city: null },
    ],
  ] as const)('%s', (_, living, expected) => {
    expect(livingFound(living, { asked: utrecht, now: utrecht })).toEqual(expected);
  });

  it.each([
    { ...utrecht, country: 'BE' },
    { ...utrecht, region: 'ZH' },
    { ...utrecht, city: 'Zeist' },
  ] as const)('changes nothing of what was chosen meanwhile: %j', (now) => {
    const living = { country: 'DE', region: 'BY' } as const;
    expect(livingFound(living, { asked: utrecht, now })).toBeNull();
  });
});
