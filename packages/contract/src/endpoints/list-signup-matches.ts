import { SIGNUP_MATCH_GENDERS, SIGNUP_SCOPES } from '@vela/domain/search';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { profileSchema } from '../entities/profile';

/**
 * Up to six members who may suit a new one: the one they signed up to meet first, then those near and of about the same age;
 * none that the caller likes or wrote to. Without a `gender` those of the wished one are listed, and of the wished ages. `scope` is how far away the farthest may live. `liked` are those that the caller
 * likes and hasn't written to, the newest like first, also at most six.
 */
export const listSignupMatches = defineEndpoint({
  id: 'listSignupMatches',
  summary: 'Members who may suit a new one',
  method: 'GET',
  path: '/api/signup-matches.php',
  callers: ['member'],
  query: v.object({ gender: v.optional(v.picklist(SIGNUP_MATCH_GENDERS)) }),
  result: v.object({
    matches: v.array(
      v.object({
        profile: profileSchema,
        shared_interest: v.nullable(v.string()),
      }),
    ),
    scope: v.picklist(SIGNUP_SCOPES),
    liked: v.array(profileSchema),
  }),
});
