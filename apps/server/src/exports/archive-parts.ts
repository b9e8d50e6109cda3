import type { Storage } from '../core/storage-port';
import { exportFolderOf } from '../files/export-folder';

/** An archive is stored in parts of about this size, so that writing it holds no more of it. Bytes. */
const PART_BYTES = 4 * 1024 * 1024;

/** It is read in pieces of this size: somebody who takes them slowly holds the memory of a few. Bytes. */
const PIECE_BYTES = 64 * 1024;

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

/** An archive, piece by piece, each read when it is asked for. Throws where a part is missing. */
export async function* readArchive(
  storage: Pick<Storage, 'findRange'>,
  { place, parts }: { place: ArchivePlace; parts: number },
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  for (let part = 0; part < parts; part += 1) yield* readPart(storage, keyOf(place, part));
}

async function* readPart(
  storage: Pick<Storage, 'findRange'>,
  key: string,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  for (let from = 0; ; from += PIECE_BYTES) {
    const bytes = await storage.findRange(key, { from, length: PIECE_BYTES });
    if (!bytes) throw new Error('A part of the archive is missing');
    if (bytes.byteLength > 0) yield bytes;
    if (bytes.byteLength < PIECE_BYTES) return;
  }
}

/** Where one run stores what it makes. */
export function runFolderOf({ exportId, run }: ArchivePlace): string {
  return `${exportFolderOf(exportId)}/${run}`;
}

function keyOf(place: ArchivePlace, part: number): string {
  return `${runFolderOf(place)}/${String(part).padStart(5, '0')}`;
}
