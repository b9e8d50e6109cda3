import { imageFixture, personFixture, profileFixture, type Person } from '@vela/api-client/testing';
import type { Image } from '@vela/contract/entities/image';
import type { Profile, ProfileCard } from '@vela/contract/entities/profile';

/** Widths of the files of the drawn people, in px; those of Storybook's own folder come in one. */
const WIDTHS = [260, 360, 560] as const;

const ONE_WIDTH = [360] as const;

/** Name, age, where in the Netherlands, and the rest of the profile. */
type PersonRow = readonly [name: string, age: number, region: string, city: string, more?: Partial<Profile>];

const WOMEN: readonly PersonRow[] = [
  ['Nadia', 34, 'UT', 'Utrecht', { premium: true }],
  ['Lotte', 29, 'NH', 'Haarlem', { interests: ['beach', 'coffee', 'dancing'] }],
  ['Amara', 31, 'ZH', 'Rotterdam', { premium: true, online: 'this_week', interests: ['music', 'wine'] }],
  ['Sofie', 33, 'GE', 'Nijmegen', { online: 'earlier', interests: ['reading', 'tea'] }],
  ['Yara', 36, 'NH', 'Amsterdam', { online: 'today', interests: ['art', 'coffee', 'movies'] }],
  ['Kasia', 35, 'NB', 'Eindhoven', { interests: ['biking', 'hiking'] }],
  ['Marit', 41, 'FR', 'Leeuwarden', { premium: true, online: 'today', interests: ['hiking', 'animals'] }],
  ['Elif', 30, 'ZH', 'Den Haag', { interests: ['cooking', 'tea', 'coffee'] }],
  ['Fleur', 27, 'OV', 'Deventer', { online: 'today', interests: ['gardening', 'vegetarian'] }],
  ['Linh', 32, 'UT', 'Amersfoort', { interests: ['foodie', 'travelling', 'wine'] }],
  ['Ines', 43, 'LI', 'Maastricht', { online: 'this_week', interests: ['theater', 'wine'] }],
  ['Zoe', 28, 'NH', 'Amsterdam', { premium: true, interests: ['fashion', 'parties', 'coffee'] }],
  ['Hanna', 38, 'GR', 'Groningen', { online: 'earlier', interests: ['hiking', 'reading'] }],
  ['Maud', 26, 'NB', 'Tilburg', { interests: ['videogames', 'music'] }],
  ['Ingrid', 56, 'GE', 'Apeldoorn', { online: 'today', interests: ['gardening', 'theater', 'hiking'] }],
  ['Astrid', 60, 'ZE', 'Middelburg', { premium: true, online: 'this_week', interests: ['art', 'beach'] }],
  ['Helena', 64, 'UT', 'Zeist', { online: 'earlier', interests: ['astrology', 'tea'] }],
];

const MEN: readonly PersonRow[] = [
  ['Pieter', 52, 'GE', 'Arnhem', { online: 'today', interests: ['hiking', 'wine'] }],
  ['Jonas', 38, 'UT', 'Utrecht', { interests: ['coffee', 'biking'] }],
  ['Maarten', 37, 'NH', 'Alkmaar', { premium: true, interests: ['beach', 'sports'] }],
  ['Youssef', 33, 'ZH', 'Leiden', { interests: ['cooking', 'movies'] }],
  ['Kwame', 35, 'FL', 'Almere', { premium: true, online: 'today', interests: ['music', 'gym'] }],
  ['Bram', 29, 'OV', 'Zwolle', { online: 'this_week', interests: ['beer', 'bbq', 'biking'] }],
  ['Mateo', 34, 'ZH', 'Delft', { interests: ['dancing', 'foodie'] }],
  ['Koen', 41, 'NB', 'Breda', { online: 'earlier', interests: ['hiking', 'photography'] }],
  ['Farid', 39, 'UT', 'Utrecht', { online: 'today', interests: ['reading', 'coffee'] }],
  ['Lukas', 31, 'DR', 'Assen', { interests: ['animals', 'hiking'] }],
  ['Dele', 36, 'ZH', 'Rotterdam', { premium: true, interests: ['art', 'music'] }],
  ['Thijs', 27, 'FR', 'Sneek', { online: 'this_week', interests: ['adventure', 'sports'] }],
  ['Willem', 61, 'NH', 'Hoorn', { online: 'earlier', interests: ['gardening', 'photography'] }],
];

/** Who has given no photo yet. */
const WITHOUT_PHOTO: ReadonlySet<string> = new Set(['Hanna', 'Koen']);

/** Those that the web app's own pages show, too, in more widths. */
const OF_THE_PAGES: ReadonlySet<string> = new Set(
  'amara dele elif farid ingrid jonas kasia kwame linh maarten mateo nadia pieter sofie'.split(' '),
);

/** The active main photo of somebody drawn, from the files that Storybook serves. */
export function portraitOf(name: string, changes: Partial<Image> = {}): Image {
  const widths = OF_THE_PAGES.has(name) ? WIDTHS : ONE_WIDTH;
  const file = (width: number) => `/portraits/${name}-${width}.webp`;
  return imageFixture({
    id: name,
    filename: file(360),
    thumb_filename: file(widths[0]),
    sources: widths.map((width) => ({ filename: file(width), width })),
    width: 360,
    height: 450,
    ...changes,
  });
}

/** The women of the stories' site. */
export const women: readonly Profile[] = WOMEN.map((row) => profileOf('female', row));

/** Its men. */
export const men: readonly Profile[] = MEN.map((row) => profileOf('male', row));

/** Everybody of that site, women and men in turn. */
export const everybody: readonly Profile[] = women.flatMap((woman, place) => [
  woman,
  ...men.slice(place, place + 1),
]);

/** A member in the form that a visitor gets. */
export function profileCardOf({
  id,
  name,
  age,
  country,
  region,
  main_image,
  fictional,
  premium,
  photo_border,
}: Profile): ProfileCard {
  return { id, name, age, country, ...(region && { region }), main_image, fictional, premium, photo_border };
}

/** Everybody, with the likes between them and the member that the fake's own people have. */
export function peopleOfStories(): Person[] {
  return everybody.map((profile) => personFixture(profile));
}

function profileOf(gender: Profile['gender'], [name, age, region, city, more]: PersonRow): Profile {
  const id = name.toLowerCase();
  return profileFixture({
    id,
    name,
    age,
    gender,
    region,
    city,
    main_image: WITHOUT_PHOTO.has(name) ? null : portraitOf(id),
    ...more,
  });
}
