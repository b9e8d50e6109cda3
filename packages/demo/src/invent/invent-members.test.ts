import { isInterest } from '@vela/atlas/interests';
import { PLACES } from '@vela/atlas/places';
import { regionName } from '@vela/atlas/regions';
import { COUNTRIES, LOCALES } from '@vela/domain/locale';
import { placeOf } from '@vela/domain/places';
import { isProfileOption, PROFILE_LIMITS, PROFILE_NOTES } from '@vela/domain/profile';
import { ageOn, canonicalEmail, checkName, nameKey, parseIsoDate } from '@vela/domain/signup';
import { describe, expect, it } from 'vitest';
import { portraitText, readPortrait } from '../portraits/portrait';
import { inventMembers } from './invent-members';
import { NAZOMER_PEOPLE, VELA_PEOPLE } from './populations';

const members = inventMembers(VELA_PEOPLE);

const valuesOf = <Value>(value: (member: (typeof members)[number]) => Value) => members.map(value);

describe('the invented members', () => {
  it('are about 300, the same each time', () => {
    expect(members.length).toBeGreaterThan(290);
    expect(inventMembers(VELA_PEOPLE)).toEqual(members);
  });

  it('live in all countries and write in all languages', () => {
    expect(new Set(valuesOf(({ country }) => country))).toEqual(new Set(COUNTRIES));
    expect(new Set(valuesOf(({ language }) => language))).toEqual(new Set(LOCALES));
  });

  it('share neither id, name, address nor text', () => {
    for (const keys of [
      valuesOf(({ id }) => id),
      valuesOf(({ name }) => nameKey(name)),
      valuesOf(({ email }) => canonicalEmail(email)),
      valuesOf(({ about }) => about),
    ])
      expect(new Set(keys).size).toBe(members.length);
  });

  it('keep the rules that sign-up and profiles have', () => {
    for (const member of members) {
      expect(member.id).toMatch(/^[\w-]{22}$/);
      expect(checkName(member.name, member.email)).toBeNull();
      expect(regionName(member.country, member.region)).not.toBeNull();
      expect(placeOf(member, PLACES)).not.toBeNull();
      expect(member.interests.every(isInterest)).toBe(true);
      expect(isProfileOption('relationship_status', member.relationshipStatus)).toBe(true);
      expect(isProfileOption('hair_color', member.hairColor)).toBe(true);
      expect(isProfileOption('eye_color', member.eyeColor)).toBe(true);
      expect(isProfileOption('body_type', member.bodyType)).toBe(true);
    }
  });

  it('are 18 to 75 years old, men and women in equal parts', () => {
    const ages = valuesOf(({ dateOfBirth }) => {
      const birth = parseIsoDate(dateOfBirth);
      return birth ? ageOn(birth, { year: 2026, month: 6, day: 1 }) : Number.NaN;
    });
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([18, 75]);
    const women = members.filter(({ gender }) => gender === 'female').length;
    expect(Math.abs(women - members.length / 2)).toBeLessThan(12);
  });

  it('say what is right for one, with no form left to choose', () => {
    for (const { about, signupReason } of members) {
      expect(about).toMatch(/^\p{Lu}.*[.?!]$/u);
      expect(`${about} ${signupReason}`).not.toMatch(/[{}|]|undefined| {2}/);
      expect(about.length).toBeGreaterThan(60);
    }
  });

  it('have finished a sentence or two, each in words that go on where it stops', () => {
    const notes = members.flatMap(({ notes: own = [] }) => own);
    expect(members.filter(({ notes: own = [] }) => own.length > 0).length).toBeGreaterThan(200);
    for (const { name, text } of notes) {
      expect(PROFILE_NOTES).toContain(name);
      expect(text).toMatch(/[.?!]$/);
      expect(text.length).toBeLessThanOrEqual(PROFILE_LIMITS.note);
    }
  });

  it('name intimate interests only where the site offers them', () => {
    const named = (population: typeof VELA_PEOPLE) =>
      inventMembers(population).filter(({ intimateInterests: own = [] }) => own.length > 0).length;
    expect(named(VELA_PEOPLE)).toBe(0);
    expect(named(NAZOMER_PEOPLE)).toBeGreaterThan(4);
  });

  it('were there now, today, this week and long ago', () => {
    const minutes = valuesOf(({ lastSeenMinutesAgo }) => lastSeenMinutesAgo);
    for (const [from, to] of [
      [0, 5],
      [5, 600],
      [600, 7 * 1440],
      [7 * 1440, 60 * 1440],
    ] as const)
      expect(minutes.filter((ago) => ago >= from && ago < to).length).toBeGreaterThan(9);
  });

  it('signed up a day before they were last here, or earlier', () => {
    const gaps = members.map(
      ({ signedUpDaysAgo, lastSeenMinutesAgo }) => signedUpDaysAgo * 1440 - lastSeenMinutesAgo,
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1440);
  });

  it('have a photo, all who were here this week', () => {
    const lately = members.filter(({ lastSeenMinutesAgo }) => lastSeenMinutesAgo < 7 * 1440);
    expect(lately.filter(({ photos }) => photos.length === 0)).toEqual([]);
    expect(members.filter(({ photos }) => photos.length === 0).length).toBeGreaterThan(9);
  });

  it('have photos of themselves, never a private one in front', () => {
    const photos = members.flatMap((member) => member.photos);
    expect(new Set(photos.map(({ id }) => id)).size).toBe(photos.length);
    expect(photos.filter((photo) => photo.private).length).toBeGreaterThan(40);
    for (const { id, photos: own } of members) {
      expect(own[0]?.private ?? false).toBe(false);
      for (const { id: photoId, portrait } of own) {
        expect(photoId).toMatch(/^[\w-]{22}$/);
        expect(portrait.person).toBe(id);
        expect(readPortrait(portraitText(portrait))).toEqual(portrait);
      }
    }
  });
});
