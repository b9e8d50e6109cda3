import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipFiles, type ArchiveFile } from './zip-files';

async function* given(files: readonly ArchiveFile[]): AsyncGenerator<ArchiveFile> {
  yield* files;
}

async function zipped(files: readonly ArchiveFile[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipFiles(given(files), { now: new Date('2026-11-03T12:00:00Z') }))
    chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('what was written is read again, texts in pieces and bytes as they were', async () => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, place) => place % 251);
  const files = unzipSync(
    await zipped([
      { path: 'photos/0001.webp', bytes },
      { path: 'data.json', text: ['{"a": ', '"ü"', '}'] },
      { path: 'empty.txt', text: [] },
    ]),
  );
  expect(Object.keys(files)).toEqual(['photos/0001.webp', 'data.json', 'empty.txt']);
  expect(files['photos/0001.webp']).toEqual(bytes);
  expect(strFromU8(files['data.json'] ?? new Uint8Array())).toBe('{"a": "ü"}');
});

test('a character of two units is not cut where a piece ends', async () => {
  const text = `a${'😀'.repeat(100_000)}`;
  const files = unzipSync(await zipped([{ path: 'long.txt', text: [text] }]));
  expect(strFromU8(files['long.txt'] ?? new Uint8Array())).toBe(text);
});

test('no file is begun before the one before it was written', async () => {
  let begun = 0;
  async function* files(): AsyncGenerator<ArchiveFile> {
    for (const path of ['a', 'b', 'c']) {
      begun += 1;
      yield { path, bytes: new Uint8Array(1000) };
    }
  }
  const atChunk: number[] = [];
  for await (const chunk of zipFiles(files(), { now: new Date('2026-11-03T12:00:00Z') }))
    if (chunk.byteLength === 1000) atChunk.push(begun);
  expect(atChunk).toEqual([1, 2, 3]);
});
