import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { PREPARED_FILES, preparedPath } from '../photos/prepared-portraits';
import { makeFile } from '../photos/processing/make-pictures';
import { membersOfSites } from '@vela/demo/sites/members-of-sites';
import { DEMO_PEOPLE } from '@vela/demo/sites/demo-sites';
import { allowDrawings, drawPortrait } from '@vela/demo/portraits/draw-portrait';
import { PORTRAIT_SIZE, portraitText } from '@vela/demo/portraits/portrait';

/** Says beside the pictures what each was drawn from. */
export const ORIGINS_FILE = 'origins.json';

export interface MainPortrait {
  photoId: string;
  /** The text as it is stored beside the photo. */
  text: string;
}

/** The main photos of all members of a demo. */
export function mainPortraits(): MainPortrait[] {
  const people = membersOfSites(
    DEMO_PEOPLE.map(({ siteId }) => siteId),
    { publicDemo: false },
  );
  return people
    .flatMap(({ members }) => members)
    .flatMap(({ photos }) =>
      photos.slice(0, 1).map(({ id, portrait }) => ({ photoId: id, text: portraitText(portrait) })),
    );
}

/** A short hash of each portrait's text, by photo: a member that is invented again gets another. */
export function originsOf(portraits: readonly MainPortrait[]): Record<string, string> {
  const markOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return Object.fromEntries(portraits.map(({ photoId, text }) => [photoId, markOf(text)]));
}

/**
 * Draws the main photos of the demo's members into a folder, in the files that lie prepared, in place of all that is in
 * it. Gives how many photos those are.
 */
export async function preparePortraits(folder: URL): Promise<number> {
  allowDrawings();
  const portraits = mainPortraits();
  await rm(folder, { recursive: true, force: true });
  for (const file of PREPARED_FILES) await mkdir(new URL(`${file}/`, folder), { recursive: true });
  for (const { photoId, text } of portraits) {
    const raster = await drawPortrait(text, PORTRAIT_SIZE.width);
    for (const name of PREPARED_FILES) {
      const bytes = await makeFile(raster, { name, encoding: 'prepared' });
      await writeFile(new URL(preparedPath(photoId, name), folder), bytes);
    }
  }
  await writeFile(new URL(ORIGINS_FILE, folder), `${JSON.stringify(originsOf(portraits), null, 2)}\n`);
  return portraits.length;
}
