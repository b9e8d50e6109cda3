/** A name for something that is asked for once: 22 base64url characters that nobody else comes upon. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The name of a request, the same for the same words: asked again after no answer came, it is done once. */
export function clientIdOf(known: Map<string, string>, request: object): string {
  const words = JSON.stringify(request);
  const id = known.get(words) ?? newClientId();
  known.set(words, id);
  return id;
}
