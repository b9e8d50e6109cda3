/**
 * A path of this site to go on to, as a URL or a form named it; `null` for anything that a browser could take for
 * another site (`//evil.example`, `/\evil.example`, a tab in between), so that no link to us can send a person
 * elsewhere.
 */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST_PATH) return null;
  return /^\/(?![/\\])[^\\\p{Cc}\p{Zs}]*$/u.test(value) ? value : null;
}

const LONGEST_PATH = 2000;
