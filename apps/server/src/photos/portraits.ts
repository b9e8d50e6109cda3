import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '@vela/domain/time';
import type { AppContext } from '../context';
import { storageKeyOf, type PhotoFile } from './photo-files';
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
  /** A file of a portrait; null while it is drawn and nothing can stand in. Never takes much longer than the patience. */
  find(photo: PortraitPhoto, file: PhotoFile): Promise<PortraitFile | null>;
}

/** A browser asks for a few pictures at once, and for nothing else while they keep it waiting. */
const PATIENCE_MS = 0.3 * SECOND;

/** Files that are drawn or wait for it. Whoever asks for more comes again: one who walks through addresses fills no queue. */
export const MOST_UNDERWAY = 16;

/**
 * Finds the files of portraits whose files are not all drawn: a prepared one at once, else what was drawn before, else what
 * can be drawn now, that file alone. Whoever asks for what takes long is told so, and finds it there a moment later.
 */
export function createPortraits(
  context: Pick<AppContext, 'storage' | 'pictures' | 'log' | 'stopping'>,
  { folder, patienceMs = PATIENCE_MS }: { folder: URL; patienceMs?: number },
): Portraits {
  const underway = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();

  const draw = (photo: PortraitPhoto, file: PhotoFile): Promise<Uint8Array<ArrayBuffer> | null> => {
    const key = storageKeyOf(photo.id, file);
    const known = underway.get(key);
    if (known) return known;
    if (underway.size >= MOST_UNDERWAY) return Promise.resolve(null);
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

  return {
    find: async (photo, file) => {
      const there =
        (await findPreparedFile(folder, { photoId: photo.id, file })) ??
        (await context.storage.find(storageKeyOf(photo.id, file)));
      if (there) return { bytes: there, isStandIn: false };
      const drawn = await Promise.race([draw(photo, file), pause(patienceMs, null, { ref: false })]);
      if (drawn) return { bytes: drawn, isStandIn: false };
      const standIn = file.startsWith('sharp')
        ? await findPreparedFile(folder, { photoId: photo.id, file: `sharp-${PREPARED_WIDTH}` })
        : null;
      return standIn && { bytes: standIn, isStandIn: true };
    },
  };
}

async function drawFile(
  { storage, pictures }: Pick<AppContext, 'storage' | 'pictures'>,
  { photo, file }: { photo: PortraitPhoto; file: PhotoFile },
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await pictures.drawFile(photo.portrait, file);
  await storage.put(storageKeyOf(photo.id, file), { bytes, type: 'image/webp' });
  return bytes;
}
