import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import { storageKeyOf } from './processing/photo-files';
import type { PhotoFile } from '../core/pictures-port';
import { findPreparedFile, PREPARED_WIDTH } from './prepared-portraits';

/** A drawn photo, whose files may not be there yet. */
export interface PortraitPhoto {
  id: string;
  portrait: string;
}

export interface PortraitFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** A smaller one of the same picture, while the one that was asked for is drawn. */
  isStandIn: boolean;
}

export interface Portraits {
  /**
   * A file of a portrait; null where it takes longer to draw than the patience, and nothing can stand in or it can't be
   * drawn.
   */
  find(photo: PortraitPhoto, file: PhotoFile): Promise<PortraitFile | null>;
}

/**
 * How long a request waits, in milliseconds. A browser requests only a few pictures at the same time, and
 * nothing else meanwhile.
 */
export interface Patience {
  /** The wait, in milliseconds, for a picture that another one can replace. */
  withStandIn: number;
  /**
   * The wait, in milliseconds, for a picture without a replacement: a browser treats an answer without a
   * picture as a failure, and the page has an empty place.
   */
  without: number;
}

const PATIENCE: Patience = { withStandIn: 0.3 * SECOND, without: 5 * SECOND };

/** Files that are drawn or stand in the queue; further ones wait for a place: one who walks through addresses fills no queue. */
export const MOST_UNDERWAY = 16;

/** The requests that wait for a place; further ones are answered at once with "try again". */
export const MOST_WAITING = 64;

/**
 * Finds the files of portraits that aren't all drawn yet: a prepared one at once, else what was drawn before,
 * else it draws that one file now. A request that would take long gets an answer that says so, and finds the
 * file a moment later.
 */
export function createPortraits(
  context: Pick<AppContext, 'storage' | 'pictures' | 'log' | 'stopping'>,
  { folder, patience = PATIENCE }: { folder: URL; patience?: Patience },
): Portraits {
  const underway = new Map<string, Promise<Drawn>>();
  let waiting = 0;

  const begin = ({ photo, file }: Asked): Promise<Drawn> => {
    const key = storageKeyOf(photo.id, file);
    const drawing = drawFile(context, { photo, file })
      .catch((error: unknown) => {
        // A server that stops ends what it was drawing.
        if (!context.stopping.aborted)
          context.log.error({ err: error, photo: photo.id }, 'portrait not drawn');
        return null;
      })
      .finally(() => underway.delete(key));
    underway.set(key, drawing);
    return drawing;
  };

  /** Joins who waits for the same one; else takes a place among those underway as soon as there is one. */
  const draw = async (asked: Asked, isOver: () => boolean): Promise<Drawn> => {
    const key = storageKeyOf(asked.photo.id, asked.file);
    while (!underway.has(key) && underway.size >= MOST_UNDERWAY) {
      if (waiting >= MOST_WAITING) return null;
      waiting += 1;
      await Promise.race(underway.values());
      waiting -= 1;
      if (isOver()) return null;
    }
    return underway.get(key) ?? begin(asked);
  };

  const drawWithin = async (asked: Asked, mostMs: number): Promise<Drawn> => {
    let isOver = false;
    const end = pause(mostMs, null, { ref: false }).finally(() => (isOver = true));
    return Promise.race([draw(asked, () => isOver), end]);
  };

  return {
    find: async (photo, file) => {
      const there =
        (await findPreparedFile(folder, { photoId: photo.id, file })) ??
        (await context.storage.find(storageKeyOf(photo.id, file)));
      if (there) return { bytes: there, isStandIn: false };
      const standIn = file.startsWith('sharp')
        ? await findPreparedFile(folder, { photoId: photo.id, file: `sharp-${PREPARED_WIDTH}` })
        : null;
      const drawn = await drawWithin({ photo, file }, standIn ? patience.withStandIn : patience.without);
      if (drawn) return { bytes: drawn, isStandIn: false };
      return standIn && { bytes: standIn, isStandIn: true };
    },
  };
}

interface Asked {
  photo: PortraitPhoto;
  file: PhotoFile;
}

/** A file's bytes; null where it couldn't be drawn. */
type Drawn = Uint8Array<ArrayBuffer> | null;

async function drawFile(
  { storage, pictures }: Pick<AppContext, 'storage' | 'pictures'>,
  { photo, file }: Asked,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await pictures.drawFile(photo.portrait, file);
  await storage.put(storageKeyOf(photo.id, file), { bytes, type: 'image/webp' });
  return bytes;
}
