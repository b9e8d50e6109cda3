import { defineEndpoint } from '../define-endpoint';

/** Deletes the caller's wishes; what the profile says of what the member looks for stays. */
export const deleteWishes = defineEndpoint({
  id: 'deleteWishes',
  summary: "Delete the caller's wishes",
  method: 'DELETE',
  path: '/api/match-finder.php',
  callers: ['member'],
});
