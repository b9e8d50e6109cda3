import { expect, test } from 'vitest';
import { accountDisclosure, needsSpecialCategories, NICHES } from '.';

test.each(NICHES)(
  'an account is neutral in niche %i where membership reveals something, unless the site says otherwise',
  (niche) => {
    const byNiche = needsSpecialCategories(niche) ? 'neutral' : 'shown';
    expect(accountDisclosure({ account_disclosure: null, niche })).toBe(byNiche);
    expect(accountDisclosure({ account_disclosure: 'shown', niche })).toBe('shown');
    expect(accountDisclosure({ account_disclosure: 'neutral', niche })).toBe('neutral');
  },
);
