/** Whether an address has a host and nothing after it but a slash: paths are written behind its origin. */
export function isBareOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { pathname, search, hash, username, password } = new URL(text);
  return pathname === '/' && search === '' && hash === '' && username === '' && password === '';
}
