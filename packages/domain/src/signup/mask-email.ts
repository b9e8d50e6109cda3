/**
 * An e-mail address by which its owner knows it again and nobody else finds it out: the first character and the domain,
 * as in `j•••@example.com`.
 */
export function maskEmail(email: string): string {
  const at = Math.max(email.lastIndexOf('@'), 0);
  return `${email.slice(0, Math.min(1, at))}•••${at > 0 ? email.slice(at) : ''}`;
}
