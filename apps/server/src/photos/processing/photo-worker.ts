import { makeFile, makeFiles, makePictures, sizeOf } from './make-pictures';
import type { PhotoAnswer, PhotoReply, PhotoTask } from './photo-task';

/** The width of a blurred picture, in pixels: it shows no more than these. */
const BLURRED_WIDTH = 72;
/** A millisecond has this many. */
const MICROSECONDS = 1000;

process.on('message', (task: PhotoTask) => {
  void answer(task).then((done) => {
    process.send?.({ answer: done, memoryBytes: process.memoryUsage.rss() } satisfies PhotoReply);
  });
});
// The server says when to end; a signal to the whole group is answered by the server, too.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

async function answer(task: PhotoTask): Promise<PhotoAnswer> {
  try {
    if ('portrait' in task) return await draw(task);
    const pictures = await makePictures(Buffer.concat(task.upload));
    return typeof pictures === 'string' ? { errorCode: pictures } : { pictures };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Only a demo draws, so only a demo loads what it draws with. */
async function draw({ portrait, file }: Extract<PhotoTask, { portrait: string }>): Promise<PhotoAnswer> {
  const { allowDrawings, drawPortrait } = await import('@vela/demo/portraits/draw-portrait');
  const { PORTRAIT_SIZE } = await import('@vela/demo/portraits/portrait');
  allowDrawings();
  if (file === null) {
    const before = process.cpuUsage();
    const pictures = await makeFiles(await drawPortrait(portrait, PORTRAIT_SIZE.width), 'quick');
    const { user, system } = process.cpuUsage(before);
    return { pictures, usedMs: (user + system) / MICROSECONDS };
  }
  const width = file.startsWith('blurred') ? BLURRED_WIDTH : sizeOf(file).width;
  return { bytes: await makeFile(await drawPortrait(portrait, width), { name: file, encoding: 'quick' }) };
}
