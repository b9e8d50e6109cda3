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
const STYLE = /<style\b([^>]*)>(.*?)<\/style>/gs;

/** Blocks of data run nothing, and no policy asks about them; a file is allowed by its address. */
const NOT_INLINE = /\bsrc=|\btype="application\//;

export interface Hashed {
  /** The document without the nonce, so that it may be served more than once. */
  html: string;
  inline: InlineSources;
}

/**
 * The inline parts of a document that carry its nonce, each by its hash. A part that came into the document otherwise, by a
 * mistake in what was escaped, carries none, and the policy refuses it as it does with nonces.
 */
export function byHash(document: string, nonce: string): Hashed {
  const mark = ` nonce="${nonce}"`;
  const partsOf = (pattern: RegExp): string[] =>
    [...document.matchAll(pattern)].flatMap(([, attributes = '', content = '']) =>
      !attributes.includes(mark) || NOT_INLINE.test(attributes) ? [] : [content],
    );
  return {
    html: document.replaceAll(mark, ''),
    inline: { scripts: hashesOf(partsOf(SCRIPT)), styles: hashesOf(partsOf(STYLE)) },
  };
}

function hashesOf(parts: readonly string[]): string {
  const hashes = parts.map((part) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`);
  return [...new Set(hashes)].join(' ');
}
