import { defineEndpoint } from '../define-endpoint';

/** The beacon of a page that became hidden. It grants nothing, and a beacon can't carry the client header. */
export const reportPageHidden = defineEndpoint({
  id: 'reportPageHidden',
  summary: 'Report that a page became hidden',
  method: 'POST',
  path: '/api/page-hidden.php',
  callers: ['visitor', 'member'],
  clientHeader: false,
  status: 204,
});
