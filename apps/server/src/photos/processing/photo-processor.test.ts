import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPhotoProcessor, MOST_WAITING_UPLOADS } from './photo-processor';
import type { PhotoProcessor } from '../../core/pictures-port';

/** Says which process it is; of an upload that is named “large” it says, too, that it left much memory in use. */
const PROGRAM = `process.on('message', ({ upload }) => {
  const answer = upload ? { errorCode: String(process.pid) } : { bytes: new Uint8Array() };
  const isLarge = upload && Buffer.concat(upload).toString() === 'large';
  process.send({ answer, memoryBytes: (isLarge ? 500 : 50) * 1024 * 1024 });
});`;

const uploadOf = (name: string) => ({ pieces: [Buffer.from(name)], drop: vi.fn<() => void>() });

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
    await processor.process(uploadOf(name));
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

it('releases the bytes of an upload once a process has them, and not before', async () => {
  const [first, second] = [uploadOf('first'), uploadOf('second')];
  const works = [processor.process(first), processor.process(second)];
  expect(first.drop).toHaveBeenCalledOnce();
  expect(second.drop).not.toHaveBeenCalled();
  await Promise.all(works);
  expect(second.drop).toHaveBeenCalledOnce();
});

it('is busy past so many uploads that wait, and takes more when some are done', async () => {
  const works = Array.from({ length: MOST_WAITING_UPLOADS + 3 }, () => processor.process(uploadOf('one')));
  const answers = await Promise.all(works);
  expect(answers.map((answer) => answer === 'busy')).toEqual(
    answers.map((_, index) => index > MOST_WAITING_UPLOADS),
  );
  expect(await processor.process(uploadOf('one more'))).not.toBe('busy');
});

it('keeps a process for the next upload, but none that keeps much memory', async () => {
  const [small, large] = [
    await processor.process(uploadOf('small')),
    await processor.process(uploadOf('large')),
  ];
  expect(large).toBe(small);
  const next = await processor.process(uploadOf('small'));
  expect(next).not.toBe(large);
  expect(await processor.process(uploadOf('small'))).toBe(next);
});
