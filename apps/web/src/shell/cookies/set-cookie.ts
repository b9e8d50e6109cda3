const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps a choice of this browser for a year, where the server reads it too; `null` forgets it. */
export function setCookie(name: string, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const maxAge = value === null ? 0 : YEAR_SECONDS;
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
}
