import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema, trafficSourceEntries } from '../entities/fields';
import { profileSchema, profileCardSchema } from '../entities/profile';

/**
 * One member, with all photos that the caller may know of; a teaser for a visitor. The answer is `blocked
 * {name, profile_id}`, or `no_longer_available {profile_id}` where the site names nobody, only if the member
 * blocked the caller after a like or a conversation; the caller may still report that member. Everyone else
 * who may not see the member gets `not_found`, with `{name, profile_id}` for a caller who has blocked that
 * member. `network` and `ref` say which partner sent a visitor; the site may show more to such visitors.
 */
export const getMember = defineEndpoint({
  id: 'getMember',
  summary: 'The profile of a member',
  method: 'GET',
  path: '/api/member.php',
  callers: ['visitor', 'member'],
  query: v.object({ id: idSchema, ...trafficSourceEntries }),
  result: v.object({ profile: v.union([profileSchema, profileCardSchema]) }),
  errors: ['authentication_required', 'blocked', 'no_longer_available'],
});
