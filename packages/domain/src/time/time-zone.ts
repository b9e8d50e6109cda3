/**
 * The one spelling of a time zone that this platform knows, whose names may be typed in any case; null for anything else that a
 * cookie may hold. Source: decisions.md, Setting values (the site’s time zone).
 */
export function canonicalTimeZone(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  try {
    return Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
