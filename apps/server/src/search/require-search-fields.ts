import type { QueryOf } from '@vela/contract/registry';
import { Failure } from '../http/failure';
import type { Site } from '../sites/sites';

type Query = QueryOf<'searchMembers'>;
type Filter = Exclude<keyof Query, 'page' | 'network' | 'ref'>;

/** What the site calls the field that a filter asks for. */
const FIELD_OF = {
  gender: 'gender',
  country: 'country',
  region: 'region',
  min_age: 'age',
  max_age: 'age',
  distance: 'distance',
  interests: 'interests',
  online: 'online',
  photo: 'photo',
} as const satisfies Record<Filter, string>;

/** A site says what can be searched for; nobody finds by asking what it keeps to itself. Throws Failure `invalid_input`. */
export function requireSearchFields({ settings }: Pick<Site, 'settings'>, query: Query): void {
  const asked = (Object.keys(FIELD_OF) as Filter[]).filter((filter) => query[filter] !== undefined);
  const closed = asked.filter((filter) => !settings.search_fields.includes(FIELD_OF[filter]));
  if (closed.length === 0) return;
  throw new Failure('invalid_input', { fields: closed.map((path) => ({ path, code: 'invalid' })) });
}
