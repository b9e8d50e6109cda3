import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Visit } from '../http/visit';

const FILE = 'manifest.webmanifest';

export interface Manifest {
  find(path: string): ((visit: Visit, request: Request) => Response) | null;
}

/** What a phone stores of a site on its home screen: as the web app was built, under the site's own name. */
export async function createManifest(clientDir: string | null): Promise<Manifest> {
  const built = clientDir === null ? null : await readBuilt(join(clientDir, FILE));
  if (built === null) return { find: () => null };
  return {
    find: (path) => (path === `/${FILE}` ? (visit, request) => answer(built, { visit, request }) : null),
  };
}

function answer(built: object, { visit, request }: { visit: Visit; request: Request }): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const { name } = visit.site;
  return Response.json(
    { ...built, name, short_name: name },
    { headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' } },
  );
}

/** null where the web app has none. */
async function readBuilt(path: string): Promise<object | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as object;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
