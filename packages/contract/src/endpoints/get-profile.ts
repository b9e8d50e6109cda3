import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { ownProfileSchema } from '../entities/own-profile';

/** The caller's own profile with every field, photos that wait for their check among them. */
export const getProfile = defineEndpoint({
  id: 'getProfile',
  summary: "The caller's own profile",
  method: 'GET',
  path: '/api/profile.php',
  callers: ['member'],
  result: v.object({ profile: ownProfileSchema }),
});
