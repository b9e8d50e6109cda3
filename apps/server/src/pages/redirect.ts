/**
 * Sends the browser on to a path of this site: relative, so that the Host header never decides where that is, and in
 * ASCII, as a header holds no other letters.
 */
export function redirect(status: 302 | 303, path: string): Response {
  const location = path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
  return new Response(null, { status, headers: { location } });
}
