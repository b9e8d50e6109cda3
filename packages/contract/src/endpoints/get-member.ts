import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema, trafficSourceEntries } from '../entities/fields';
import { profileSchema, profileCardSchema } from '../entities/profile';

/**
 * One member, with all photos that the asker may know of; a teaser for a visitor. `blocked {name, profile_id}`, or
 * `no_longer_available {profile_id}` where the site names nobody, only for one that the member blocked after a like or a
 * conversation, and who may report it still; for everyone else who may not see it there is none: `not_found`,
 * with `{name, profile_id}` for one who has blocked that member. `network` and `ref` say which partner sent a visitor, whom
 * the site may show more.
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
