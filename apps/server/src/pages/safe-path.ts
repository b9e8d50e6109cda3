/**
 * Whether a text is a path on this very site. It comes from the address bar, so anyone may have written it: an address
 * that leads elsewhere, in whatever disguise, would lend our name to a stranger's log-in page. Browsers take `//host`,
 * `/\host` and tabs or line ends in between for another host.
 */
export function isSafePath(text: string): boolean {
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return false;
  const base = 'http://site.invalid';
  return URL.canParse(text, base) && new URL(text, base).origin === base;
}
