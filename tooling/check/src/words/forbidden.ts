/** Something that must not be written down anywhere in the workspace. */
interface Forbidden {
  what: string;
  pattern: RegExp;
}

/** Each pattern is written so that it doesn't match its own text. */
const FORBIDDEN: readonly Forbidden[] = [
  {
    what: 'a path of one machine',
    pattern: /(?<![\w.*)])\/(?:work|tmp|home|Users)\/[\w.-]|\b[A-Z]:\\Users\\/,
  },
  {
    what: 'a registry address',
    pattern: /https?:\/\/[^\s'"`)]*(?:registry|artifactory|nexus|verdaccio)[^\s'"`)]*|\btarball: \S/,
  },
  { what: 'a registry token', pattern: /\b_authToken=\S|\bnpm_[A-Za-z0-9]{36}\b/ },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  {
    what: 'a provider key',
    pattern:
      /\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}|\b[sr]k_live_\w+|\blive_[A-Za-z0-9]{30}|\bxox[abpr]-[\w-]{10}/,
  },
  {
    what: 'a database password',
    pattern:
      /\bpostgres(?:ql)?:\/\/[^:/\s]+:[^@\s]+@(?!localhost\b|127\.|\[::1\]|db\b|host\b|[\w.-]*\bexample\b)[\w[]/,
  },
  { what: 'work put off', pattern: /\b(?:TOD[O]|FIXM[E]|XX[X])\b/ },
];

/** Lines of a text that hold something forbidden, as `line: what`. */
export function findForbidden(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      FORBIDDEN.filter(({ pattern }) => pattern.test(line)).map(({ what }) => `${index + 1}: ${what}`),
    );
}
