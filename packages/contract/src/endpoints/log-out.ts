import { defineEndpoint } from '../define-endpoint';

/** Ends the session. It is a GET that changes something, so it needs the client header. */
export const logOut = defineEndpoint({
  id: 'logOut',
  summary: 'Log out',
  method: 'GET',
  path: '/api/logout.php',
  callers: ['visitor', 'member'],
  clientHeader: true,
});
