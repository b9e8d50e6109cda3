import type { Storage } from '../core/storage-port';

/** An archive is stored in parts of about this size, so that neither writing nor sending it holds more of it. Bytes. */
const PART_BYTES = 4 * 1024 * 1024;

/** Where an archive is stored: each run of its job has a folder of its own, so that two at once don't mix. */
export interface ArchivePlace {
  exportId: string;
  run: string;
}

export interface StoredArchive {
  parts: number;
  bytes: number;
}

/** Stores the chunks of an archive as parts, and returns how many those are and their size in all. */
export async function storeArchive(
  storage: Storage,
  { place, chunks }: { place: ArchivePlace; chunks: AsyncIterable<Uint8Array> },
): Promise<StoredArchive> {
  const stored = { parts: 0, bytes: 0 };
  let waiting: Uint8Array[] = [];
  let size = 0;
  const flush = async () => {
    await storage.put(keyOf(place, stored.parts), { bytes: Buffer.concat(waiting), type: 'application/zip' });
    stored.parts += 1;
    stored.bytes += size;
    [waiting, size] = [[], 0];
  };
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.byteLength;
    if (size >= PART_BYTES) await flush();
  }
  if (size > 0) await flush();
  return stored;
}

/** The parts of an archive, one after the other. Throws where one is missing. */
export async function* readArchive(
  storage: Storage,
  { place, parts }: { place: ArchivePlace; parts: number },
): AsyncGenerator<Uint8Array, void> {
  for (let part = 0; part < parts; part += 1) {
    const bytes = await storage.find(keyOf(place, part));
    if (!bytes) throw new Error('A part of the archive is missing');
    yield bytes;
  }
}

/** Deletes what one run stored. */
export async function deleteRun(storage: Storage, place: ArchivePlace): Promise<void> {
  await storage.deleteFolder(folderOf(place));
}

/** Deletes all that was stored of a copy. */
export async function deleteArchive(storage: Storage, exportId: string): Promise<void> {
  await storage.deleteFolder(`exports/${exportId}`);
}

function folderOf({ exportId, run }: ArchivePlace): string {
  return `exports/${exportId}/${run}`;
}

function keyOf(place: ArchivePlace, part: number): string {
  return `${folderOf(place)}/${String(part).padStart(5, '0')}`;
}
