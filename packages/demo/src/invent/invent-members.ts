import { INTERESTS, INTIMATE_INTERESTS, type Interest } from '@vela/atlas/interests';
import type { Country, Language, Locale } from '@vela/domain/locale';
import { GENDERS, isProfileNote, type Gender, type ProfileOption } from '@vela/domain/profile';
import { chanceOf, type Chance } from '../random/chance';
import type { HairTone } from '../portraits/palette';
import { WORDS } from '../texts';
import { NOTE_ENDS } from '../texts/notes';
import { profileText } from '../texts/profile-text';
import type { Home, Settlement } from './countries';
import { inventPhotos } from './invent-photos';
import type { InventedMember } from './invented-member';
import { eyesFor, HAIR_COLORS, hairFor, skinIn } from './faces';
import { namesOf, type Name } from './names';

/** The day by which they are as old as they are: everyone is of age on it. */
const REFERENCE_YEAR = 2026;

/** Who is to be invented for one site. */
export interface Population {
  /** Keeps the ids of one site's people from those of another's; a few letters, or none. */
  mark: string;
  settlements: Readonly<Partial<Record<Country, Settlement>>>;
  /** The age in whole years, on the day of reference. */
  ageOf: (chance: Chance) => number;
  /** What someone calls their own gender identity, where the site asks. */
  identityOf?: (person: { id: string; gender: Gender }) => string;
  /** Whether some name intimate interests, where the site offers them. */
  areIntimate?: boolean;
  /** How many photos one has; the most have three or four unless said. */
  photoCounts?: readonly number[];
  /** Names are given from the end of the list and texts from another place: the same ones would meet on two sites. */
  isFurther: boolean;
}

/** Everyone of a population, always the same. */
export function inventMembers(population: Population): InventedMember[] {
  const roll = new Roll(population);
  const { settlements } = population;
  return (Object.keys(settlements) as Country[]).flatMap((country) => {
    const settlement = settlements[country];
    if (!settlement) return [];
    const { members, homes, language } = settlement;
    return Array.from({ length: members }, (_, index) => {
      // Each round begins one home later, or all women of a country with an even number of homes lived in every second.
      const home = homes[(index + Math.floor(index / homes.length)) % homes.length];
      if (!home) throw new Error('A country has no homes');
      const number = index + 1;
      return inventMember(roll, { population, country, number, home, language: home[2] ?? language });
    });
  });
}

interface Place {
  population: Population;
  country: Country;
  /** The number counts from 1 in each country. */
  number: number;
  home: Home;
  language: Locale;
}

function inventMember(roll: Roll, { population, country, number, home, language }: Place): InventedMember {
  const { mark, ageOf, identityOf, photoCounts } = population;
  const id = `DemoMember${country}${mark}${String(number).padStart(10 - mark.length, '0')}`;
  const chance = chanceOf(id);
  const [city, region] = home;
  const { name, gender, skin: namedSkin } = roll.nextName(language);
  const age = ageOf(chance);
  const skin = namedSkin ?? skinIn(country, chance);
  const tone = hairFor({ country, skin, age }, chance);
  const interests = interestsOf(language, chance);
  const { about, reason } = profileText({
    language,
    gender,
    age,
    interests,
    place: roll.nextPlace(language, age),
  });
  const member: InventedMember = {
    id,
    email: `${country.toLowerCase()}${number}@invented.example`,
    name,
    language,
    paidUser: chance.happens(0.24),
    signedUpDaysAgo: Math.floor(chance.between(2, 700)),
    lastSeenMinutesAgo: lastSeenOf(chance),
    gender,
    dateOfBirth: birthdayOf(age, chance),
    country,
    region,
    city,
    about,
    signupReason: reason,
    relationshipStatus: relationshipOf(age, chance),
    hairColor: HAIR_COLORS[tone],
    bodyType: chance.pick(['slim', 'normal', 'normal', 'normal', 'fat']),
    eyeColor: eyesFor(skin, chance),
    tattoos: chance.happens(age < 50 ? 0.35 : 0.1),
    interests,
    photos: inventPhotos(
      { id, gender, age, skin, tone: tone satisfies HairTone },
      chance,
      photoCounts && chance.pick(photoCounts),
    ),
    ...lookingForOf(id),
    ...notesOf(id, language),
    ...languagesOf(id, language),
    ...(population.areIntimate && intimateInterestsOf(id)),
    ...(identityOf && { genderIdentity: identityOf({ id, gender }) }),
  };
  return signedUpInTime(member.photos.length > 0 ? member : awayFor(member, WEEK_MINUTES));
}

/** It is drawn by itself, so that nothing else of a member depends on it. A fifth of all didn't say. */
function lookingForOf(id: string): Pick<InventedMember, 'lookingFor'> {
  const chance = chanceOf(`looking for/${id}`);
  if (chance.happens(0.2)) return {};
  const first = chance.pick([
    'relationship',
    'relationship',
    'relationship',
    'dating',
    'dating',
    'friendship',
  ] as const);
  return { lookingFor: chance.happens(0.3) ? [first, 'conversation'] : [first] };
}

/** Most have finished one or two sentences. They are drawn by themselves, as is what the members look for. */
function notesOf(id: string, language: Locale): Pick<InventedMember, 'notes'> {
  const chance = chanceOf(`notes/${id}`);
  const count = chance.pick([0, 1, 1, 2, 2, 3]);
  const notes = Object.entries(NOTE_ENDS[language])
    .map(([name, ends]) => ({ name, ends, at: chance.next() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, count)
    .flatMap(({ name, ends }) => (isProfileNote(name) ? [{ name, text: chance.pick(ends) }] : []));
  return notes.length === 0 ? {} : { notes };
}

/** What is spoken beside English and the own language. */
const FURTHER_LANGUAGES = ['fr', 'es', 'de', 'it', 'pt', 'tr', 'pl', 'ar', 'nl', 'sv'] as const;

/** A third didn't say. They are drawn by themselves, as the notes are. */
function languagesOf(id: string, language: Locale): Pick<InventedMember, 'languages'> {
  const chance = chanceOf(`languages/${id}`);
  if (chance.happens(1 / 3)) return {};
  const others: Language[] = [];
  if (chance.happens(0.7)) others.push('en');
  if (chance.happens(0.35)) others.push(chance.pick(FURTHER_LANGUAGES));
  return { languages: [...new Set([language, ...others])] };
}

/** A third has given the consent and named a few. */
function intimateInterestsOf(id: string): Pick<InventedMember, 'intimateInterests'> {
  const chance = chanceOf(`intimate interests/${id}`);
  if (!chance.happens(1 / 3)) return {};
  const chosen = INTIMATE_INTERESTS.filter(() => chance.happens(0.3));
  return chosen.length === 0 ? {} : { intimateInterests: chosen };
}

/** The first population uses fewer places than this. */
const FURTHER_PLACE = 60;

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Everyone was here for a day at least: long enough for what they have done. */
function signedUpInTime(member: InventedMember): InventedMember {
  const earliest = Math.ceil(member.lastSeenMinutesAgo / DAY_MINUTES) + 1;
  return { ...member, signedUpDaysAgo: Math.max(member.signedUpDaysAgo, earliest) };
}

/** Moves the member's last visit back: a search lists the latest visits first, so this decides which faces it starts with. */
function awayFor(member: InventedMember, minutes: number): InventedMember {
  return { ...member, lastSeenMinutesAgo: member.lastSeenMinutesAgo + minutes };
}

/** Who comes next: names in turn, a woman and a man, and the number of a text in its language. */
class Roll {
  private readonly named = new Map<Locale, number>();
  private readonly placed = new Map<string, number>();

  private readonly isFurther: boolean;

  constructor({ isFurther }: Pick<Population, 'isFurther'>) {
    this.isFurther = isFurther;
  }

  nextName(language: Locale): Name & { gender: Gender } {
    const index = take(this.named, language);
    const gender = GENDERS[(index + 1) % GENDERS.length] ?? 'female';
    const names = namesOf(language, gender);
    const name = (this.isFurther ? names.toReversed() : names)[Math.floor(index / GENDERS.length)];
    if (!name) throw new Error(`Too few names in ${language}`);
    return { ...name, gender };
  }

  /** Counted for each part of life, as each has sentences of its own. */
  nextPlace(language: Locale, age: number): number {
    const place = take(this.placed, `${language}/${age < 24 ? 'young' : age < 64 ? 'middle' : 'old'}`);
    return this.isFurther ? place + FURTHER_PLACE : place;
  }
}

function take<Key>(counts: Map<Key, number>, key: Key): number {
  const count = counts.get(key) ?? 0;
  counts.set(key, count + 1);
  return count;
}

/** Returns an age from 18 to 75, most between 25 and 50. */
export function ageOfAnyone(chance: Chance): number {
  const part = chance.next();
  if (part < 0.1) return Math.floor(chance.between(18, 24));
  if (part < 0.72) return Math.floor(chance.between(24, 48));
  if (part < 0.9) return Math.floor(chance.between(48, 64));
  return Math.floor(chance.between(64, 76));
}

/** Birthdays are in the first months of the year, so that everyone aged 18 is 18 on any day of the demo. */
function birthdayOf(age: number, chance: Chance): string {
  const month = Math.floor(chance.between(1, 5));
  const day = Math.floor(chance.between(1, 29));
  return `${REFERENCE_YEAR - age}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Some are here, some were today, most in the last weeks. */
function lastSeenOf(chance: Chance): number {
  const part = chance.next();
  const [hour, day] = [60, 24 * 60];
  if (part < 0.06) return Math.floor(chance.between(0, 5));
  if (part < 0.26) return Math.floor(chance.between(5, 10 * hour));
  if (part < 0.66) return Math.floor(chance.between(10 * hour, 7 * day));
  return Math.floor(chance.between(7 * day, 60 * day));
}

/** The first two are such as the language has something to say about. */
function interestsOf(language: Locale, chance: Chance): Interest[] {
  const withWords = new Set(Object.keys(WORDS[language].likes));
  const shuffled = INTERESTS.map((interest) => ({ interest, at: chance.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ interest }) => interest);
  const first = shuffled.filter((interest) => withWords.has(interest)).slice(0, 2);
  const others = shuffled.filter((interest) => !first.includes(interest));
  return [...first, ...others.slice(0, Math.floor(chance.between(2, 7)))];
}

function relationshipOf(age: number, chance: Chance): ProfileOption<'relationship_status'> {
  if (age < 30) return chance.pick(['single', 'single', 'unmarried']);
  if (age < 60) return chance.pick(['single', 'single', 'divorced', 'unmarried']);
  return chance.pick(['single', 'divorced', 'widowed', 'widowed']);
}
