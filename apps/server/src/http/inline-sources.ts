import { createHash } from 'node:crypto';

/** What of a page's inline parts its policy lets run, as source expressions. */
export interface InlineSources {
  scripts: string;
  styles: string;
}

/** All inline parts that carry the nonce, which is never the same twice. */
export function byNonce(nonce: string): InlineSources {
  return { scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` };
}

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gs;

/** Blocks of data run nothing, and no policy asks about them; a file is allowed by its address. */
const NOT_INLINE = /\bsrc=|\btype="application\//;

/** The inline parts of this very document, each by its hash, so that the document may be served more than once. */
export function byHash(html: string): InlineSources {
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) =>
    NOT_INLINE.test(attributes) ? [] : [code],
  );
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) => css);
  return { scripts: hashesOf(scripts), styles: hashesOf(styles) };
}

function hashesOf(parts: readonly string[]): string {
  const hashes = parts.map((part) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`);
  return [...new Set(hashes)].join(' ');
}
