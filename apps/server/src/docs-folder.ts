import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Where the build leaves the files of the documentation's viewer, seen from `dist/` as well as from `src/`; null before any. */
export async function findDocsFolder(): Promise<string | null> {
  const folder = fileURLToPath(new URL('../dist/docs/', import.meta.url));
  return access(folder).then(
    () => folder,
    () => null,
  );
}
