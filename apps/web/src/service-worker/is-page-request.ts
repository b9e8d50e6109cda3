/**
 * Whether somebody waits for a page. A form that is sent is the browser's own: only that asks before it sends one again. What a
 * page loads and calls has its own words for a lost connection.
 */
export function isPageRequest({ mode, method }: Pick<Request, 'mode' | 'method'>): boolean {
  return mode === 'navigate' && method === 'GET';
}
