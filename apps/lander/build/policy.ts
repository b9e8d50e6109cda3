import { createHash } from 'node:crypto';

export interface Policed {
  style: string;
  script: string;
  /** The origin, or `'self'`, that the form and the report that a visitor left the page may be sent to. */
  formTarget: string;
}

/** What a page may do: this very style and script, pictures and fonts beside it, and its form. */
export function policyOf({ style, script, formTarget }: Policed): string {
  return [
    `default-src 'none'`,
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    `img-src 'self'`,
    `font-src 'self'`,
    `connect-src ${formTarget}`,
    `base-uri 'none'`,
    `form-action ${formTarget}`,
  ].join('; ');
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
