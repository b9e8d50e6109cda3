import { PLACES } from '@vela/atlas/places';
import { regionName } from '@vela/atlas/regions';
import { placeOf } from '@vela/domain/places';
import { asksGenderIdentity, PROFILE_LIMITS } from '@vela/domain/profile';
import { ageOn, checkName, nameKey, parseIsoDate } from '@vela/domain/signup';
import { describe, expect, it } from 'vitest';
import { membersOfSites } from './members-of-sites';
import { DEFAULT_SITE_ID, DEMO_PEOPLE, DEMO_SITES } from './demo-sites';

const people = membersOfSites(
  DEMO_PEOPLE.map(({ siteId }) => siteId),
  { publicDemo: false },
);
const membersOf = (siteId: string) => people.find((those) => those.siteId === siteId)?.members ?? [];
const everyone = people.flatMap(({ members }) => members);

describe('the people of the demo’s sites', () => {
  it('are those of the default site and of each further one', () => {
    expect(people.map(({ siteId }) => siteId)).toEqual([DEFAULT_SITE_ID, ...DEMO_SITES.map(({ id }) => id)]);
    for (const { id } of DEMO_SITES) expect(membersOf(id).length).toBeGreaterThan(30);
  });

  it('share no id, no photo and no text, whichever site they are on', () => {
    for (const keys of [
      everyone.map(({ id }) => id),
      everyone.map(({ about }) => about),
      everyone.flatMap(({ photos }) => photos.map(({ id }) => id)),
    ])
      expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(DEMO_SITES)('on $name have names and addresses of their own, and a place to live', ({ id }) => {
    const members = membersOf(id);
    for (const keys of [members.map(({ name }) => nameKey(name)), members.map(({ email }) => email)])
      expect(new Set(keys).size).toBe(members.length);
    for (const member of members) {
      expect(member.id).toMatch(/^[\w-]{22}$/);
      expect(checkName(member.name, member.email)).toBeNull();
      expect(regionName(member.country, member.region)).not.toBeNull();
      expect(placeOf(member, PLACES)).not.toBeNull();
      for (const { id: photoId } of member.photos) expect(photoId).toMatch(/^[\w-]{22}$/);
    }
  });

  it.each(DEMO_SITES)('on $name live in countries that it serves', ({ id, settings }) => {
    expect(settings.countries).toEqual(
      expect.arrayContaining([...new Set(membersOf(id).map(({ country }) => country))]),
    );
  });

  it('say how they describe themselves where the site asks, and nowhere else', () => {
    for (const { id, settings } of DEMO_SITES) {
      const said = membersOf(id).flatMap(({ genderIdentity }) => genderIdentity ?? []);
      expect(said.length).toBe(asksGenderIdentity(settings.niche) ? membersOf(id).length : 0);
      for (const words of said) expect(words.length).toBeLessThanOrEqual(PROFILE_LIMITS.gender_identity);
    }
    expect(membersOf(DEFAULT_SITE_ID).some(({ genderIdentity }) => genderIdentity !== undefined)).toBe(false);
  });

  it('on the site for people from fifty on are that old', () => {
    const ages = membersOf('nazomer').map(({ dateOfBirth }) => {
      const birth = parseIsoDate(dateOfBirth);
      return birth ? ageOn(birth, { year: 2026, month: 6, day: 1 }) : Number.NaN;
    });
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(50);
  });
});
