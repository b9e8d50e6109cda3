import { isInterest, isIntimateInterest } from '@vela/atlas/interests';
import { isCountry } from '@vela/domain/locale';
import { isGender } from '@vela/domain/profile';
import { REGION_KEY_MAX } from '@vela/domain/regions';
import {
  openFilters,
  SEARCH_DISTANCES,
  searchAges,
  searchPage,
  type SearchFilters,
} from '@vela/domain/search';

/** The content of a search's address, so that it can be stored, shared and opened again. */
export interface SearchAddress {
  filters: SearchFilters;
  /** How far the results have been shown, from 1. */
  page: number;
}

export interface SearchDefaults {
  /** What a search asks for whose address says nothing: the member's own wishes, or its country. */
  filters: SearchFilters;
  /** Whether there is a place to measure a distance from. */
  hasPlace: boolean;
  /** Whether the member may look for intimate interests. */
  isIntimate?: boolean | undefined;
  /** What the site allows to search for; everything where it isn't given. */
  fields?: readonly string[] | undefined;
}

/**
 * The search of an address. Anyone may have written it, and a site may have closed a filter since: what isn't
 * understood, or not answered, is not asked. Without any wish, not even for everywhere (`country=`), it is the usual one.
 */
export function readSearch(href: string, { fields, ...defaults }: SearchDefaults): SearchAddress {
  const { filters, page } = readWishes(href, defaults);
  return { filters: openFilters(filters, fields), page };
}

function readWishes(
  href: string,
  { filters: usual, hasPlace, isIntimate = false }: SearchDefaults,
): SearchAddress {
  const query = new URLSearchParams(href.split('#')[0]?.split('?')[1] ?? '');
  if (!FIELDS.some((name) => query.has(name))) {
    return { filters: usual, page: pageOf(query) };
  }
  const distance = numberOf(query, 'distance');
  const interests = query
    .getAll('interests')
    .flatMap((text) => text.split(','))
    .filter((key) => isInterest(key) || (isIntimate && isIntimateInterest(key)));
  const gender = query.get('gender');
  const filters: SearchFilters = {
    ...(isGender(gender) && { gender }),
    ...placeOf(query),
    ...searchAges(numberOf(query, 'min_age'), numberOf(query, 'max_age')),
    ...(hasPlace && isDistance(distance) && { distance }),
    ...(interests.length > 0 && { interests }),
    ...(query.get('online') === '1' && { online: true }),
    ...(query.get('photo') === '1' && { photo: true }),
  };
  return { filters, page: pageOf(query) };
}

/** The address of a search. */
export function searchHref(search: AskedSearch): string {
  return `/members?${searchQuery(search)}`;
}

interface AskedSearch {
  filters: SearchFilters;
  page?: number;
}

/** What an address says of a search. The country is always in it, as without any wish it would mean one's own. */
export function searchQuery({ filters, page = 1 }: AskedSearch): string {
  const { gender, country, region, minAge, maxAge, distance, interests, online, photo } = filters;
  const query = new URLSearchParams({
    country: country ?? '',
    ...(region !== undefined && { region }),
    ...(gender !== undefined && { gender }),
    ...(minAge !== undefined && { min_age: String(minAge) }),
    ...(maxAge !== undefined && { max_age: String(maxAge) }),
    ...(distance !== undefined && { distance: String(distance) }),
    ...(interests !== undefined && { interests: interests.join(',') }),
    ...(online && { online: '1' }),
    ...(photo && { photo: '1' }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.toString();
}

/** Whether a search asks for anything. */
export function hasWishes(filters: SearchFilters): boolean {
  return Object.keys(filters).length > 0;
}

const FIELDS = [
  'gender',
  'country',
  'region',
  'min_age',
  'max_age',
  'distance',
  'interests',
  'online',
  'photo',
] as const;

function placeOf(query: URLSearchParams): Pick<SearchFilters, 'country' | 'region'> {
  const country = query.get('country');
  if (!isCountry(country)) return {};
  const region = query.get('region');
  return { country, ...(region && region.length <= REGION_KEY_MAX && { region }) };
}

function isDistance(km: number | null): km is number {
  return km !== null && (SEARCH_DISTANCES as readonly number[]).includes(km);
}

function pageOf(query: URLSearchParams): number {
  return searchPage(numberOf(query, 'page'));
}

function numberOf(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}
