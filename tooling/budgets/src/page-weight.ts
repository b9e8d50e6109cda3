import { gzipSync } from 'node:zlib';
import { UNWANTED } from './limits.ts';

/** A page as it leaves the server, and what its scripts weigh. */
export interface PageWeight {
  path: string;
  locale: string;
  files: readonly string[];
  /** Bytes after gzip. */
  javascript: number;
  /** The styles that stand in the page, in bytes after gzip. */
  css: number;
  /** The libraries among it that a first page may not have. */
  unwanted: readonly string[];
}

export interface ClientFile {
  text: string;
  /** Bytes after gzip. */
  size: number;
}

/** The scripts that a page names: its entry and what it announces for hydration. */
export function scriptsOf(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const named = tags.filter((tag) => /^<script\b/.test(tag) || /\brel="modulepreload"/.test(tag));
  return [...new Set(named.flatMap((tag) => /\b(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1] ?? []))];
}

/** The styles in a page. */
export function stylesOf(html: string): string {
  return [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
}

/** Bytes after gzip. */
export function gzipped(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

/**
 * The scripts of a page with all that they import before they run; what they load later, by `import()`,
 * is not part of the first page.
 */
export function withImports(files: readonly string[], read: (file: string) => ClientFile): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of importsOf(read(file).text))
      visit(new URL(imported, `http://build${file}`).pathname);
  };
  for (const file of files) visit(file);
  return [...found];
}

/** Weighs a page by the files it loads. */
export function weigh(
  page: { path: string; locale: string; html: string },
  read: (file: string) => ClientFile,
): PageWeight {
  const files = withImports(scriptsOf(page.html), read);
  const javascript = files.reduce((sum, file) => sum + read(file).size, 0);
  const unwanted = Object.entries(UNWANTED).flatMap(([library, word]) =>
    files.some((file) => read(file).text.includes(word)) ? [library] : [],
  );
  const css = gzipped(stylesOf(page.html));
  return { path: page.path, locale: page.locale, files, javascript, css, unwanted };
}

function importsOf(code: string): string[] {
  const statements = code.matchAll(
    /(?:^|[;}\n])\s*(?:import|export)\s*(?:[\w*{][^'"();]*?from\s*)?["'](\.{1,2}\/[^"']+\.js)["']/g,
  );
  return [...statements].flatMap(([, file]) => file ?? []);
}
