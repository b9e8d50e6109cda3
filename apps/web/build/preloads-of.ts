import { basename } from 'node:path';
import { PAGE_CHUNK } from '../src/server/chunk-names.ts';
import { VISITOR_SCREENS } from '../src/pages/visitor-screens.ts';

const ENTRY = 'entry-client';

const SCREENS: ReadonlySet<string> = new Set(Object.values(VISITOR_SCREENS).map(({ folder }) => folder));

/**
 * Which scripts an import announces before it asks for its own. What the entry starts, and the screen that a visitor's page
 * shows, are announced with all that they import by the document itself: a second list of them would come with every page.
 *
 * @param file the chunk that is imported, as the build names it: `assets/home-Dej7SE1O.js`.
 * @param imported all that this chunk imports.
 */
export function preloadsOf(file: string, imported: string[], { hostId }: { hostId: string }): string[] {
  const host = chunkOf(hostId);
  const isAnnounced = host === ENTRY || (host === PAGE_CHUNK && SCREENS.has(chunkOf(file)));
  return isAnnounced ? [] : imported;
}

/** `home` of `assets/home-Dej7SE1O.js`: a hash has eight characters, of which some may be hyphens. */
function chunkOf(file: string): string {
  return basename(file).replace(/-[\w-]{8}\.js$/, '');
}
