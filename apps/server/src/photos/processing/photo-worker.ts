import sharp from 'sharp';
import { makePictures } from './make-pictures';
import type { PhotoAnswer, PhotoTask } from './photo-task';

/** Only our own drawings are vectors; an upload that is one is refused before any decoder sees it. */
const OWN_DRAWINGS = { operation: ['VipsForeignLoadSvgBuffer'] };

process.on('message', (task: PhotoTask) => {
  void answer(task).then((reply) => process.send?.(reply));
});
// The server says when to end; a signal to the whole group is answered by the server, too.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

async function answer(task: PhotoTask): Promise<PhotoAnswer> {
  try {
    const pictures = await makePictures('upload' in task ? task.upload : await draw(task.portrait));
    return typeof pictures === 'string' ? { refusal: pictures } : { pictures };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Only a demo draws, so only a demo loads what it draws with. */
async function draw(portrait: string): Promise<Uint8Array> {
  const { drawPortrait } = await import('../../seed/portraits/draw-portrait');
  sharp.unblock(OWN_DRAWINGS);
  return drawPortrait(portrait);
}
