import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive: its path in it, and its content as text in pieces or as bytes that are compressed already. */
export type ArchiveFile =
  | { path: string; text: AsyncIterable<string> | Iterable<string> }
  | { path: string; bytes: Uint8Array };

/** What is compressed in one go, in characters: other requests are served in between. */
const PIECE = 64 * 1024;

/**
 * Zips files one after the other, and yields the archive as it grows, so that no more of it is held than the file at hand. A day
 * is written in the time zone of the server, as the format has none.
 */
export async function* zipFiles(
  files: AsyncIterable<ArchiveFile>,
  { now }: { now: Date },
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const file of files) {
    for await (const _ of writeFile(zip, file, now)) yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}

/** Writes a file into the archive; it stops after each piece. */
async function* writeFile(zip: Zip, file: ArchiveFile, mtime: Date): AsyncGenerator<void> {
  if ('bytes' in file) {
    const entry = Object.assign(new ZipPassThrough(file.path), { mtime });
    zip.add(entry);
    entry.push(file.bytes, true);
    yield;
    return;
  }
  const entry = Object.assign(new ZipDeflate(file.path, { level: 6 }), { mtime });
  zip.add(entry);
  for await (const text of file.text) {
    for (let at = 0; at < text.length; at = pieceEnd(text, at)) {
      entry.push(Buffer.from(text.slice(at, pieceEnd(text, at))));
      yield;
      await nextTurn();
    }
  }
  entry.push(new Uint8Array(), true);
  yield;
}

/** The end of the piece that begins at `at`: never between the two halves of a character. */
function pieceEnd(text: string, at: number): number {
  const end = Math.min(at + PIECE, text.length);
  const last = text.charCodeAt(end - 1);
  return end < text.length && last >= 0xd8_00 && last <= 0xdb_ff ? end - 1 : end;
}
