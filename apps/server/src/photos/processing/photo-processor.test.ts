import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPhotoProcessor, type PhotoProcessor } from './photo-processor';

/** Answers each task at once, without looking at it. */
const PROGRAM = `process.on('message', (task) =>
  process.send('upload' in task ? { refusal: 'not_an_image' } : { bytes: new Uint8Array() }));`;

let folder: string;
let processor: PhotoProcessor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vela-processor-'));
  const program = join(folder, 'worker.mjs');
  await writeFile(program, PROGRAM);
  processor = createPhotoProcessor({ program: pathToFileURL(program), size: 1 });
});
afterAll(async () => {
  await processor.close();
  await rm(folder, { recursive: true, force: true });
});

it('takes uploads before the portraits that wait, each kind in its order', async () => {
  const done: string[] = [];
  const draw = async (name: string) => {
    await processor.drawFile(name, 'sharp-360');
    done.push(name);
  };
  const upload = async (name: string) => {
    await processor.process(Buffer.from(name));
    done.push(name);
  };
  await Promise.all([
    draw('at work'),
    draw('portrait 1'),
    upload('upload 1'),
    draw('portrait 2'),
    upload('upload 2'),
  ]);
  expect(done).toEqual(['at work', 'upload 1', 'upload 2', 'portrait 1', 'portrait 2']);
});
