import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * The folder in which the build puts the documentation's viewer, found from `dist/` as well as from `src/`;
 * null before a build.
 */
export async function findDocsFolder(): Promise<string | null> {
  const folder = fileURLToPath(new URL('../dist/docs/', import.meta.url));
  return access(folder).then(
    () => folder,
    () => null,
  );
}
