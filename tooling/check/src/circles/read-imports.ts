import { dirname, join, normalize } from 'node:path/posix';

/** Matches `import … from`, `export … from`, `import '…'`, `import('…')` and the type `import('…').Name`; types count. */
const RELATIVE_IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'(\.{1,2}(?:\/[^']*)?)'/g;

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx', '.d.ts'];

/** The files that a file imports by relative paths, by their paths from the root. What isn't among `files` is left out. */
export function importsOf(file: string, text: string, files: ReadonlySet<string>): string[] {
  const found = [...withoutComments(text).matchAll(RELATIVE_IMPORT)].flatMap(([, specifier = '']) => {
    const path = normalize(join(dirname(file), specifier.replace(/\?.*$/, '')));
    return ENDINGS.map((ending) => path + ending).find((candidate) => files.has(candidate)) ?? [];
  });
  return [...new Set(found)];
}

/** Comments may quote an import. A string that holds a comment's signs loses its end, which no import needs. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
}
