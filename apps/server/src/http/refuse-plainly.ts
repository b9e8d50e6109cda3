/** The answer to too many requests for what no person reads; 503 where it isn't the sender who asks for too much. */
export function refusePlainly(status: 429 | 503, retryAfter: number): Response {
  return new Response(status === 429 ? 'Too many requests' : 'Busy', {
    status,
    headers: {
      'content-type': 'text/plain',
      'cache-control': 'private, no-store',
      'retry-after': String(retryAfter),
    },
  });
}
