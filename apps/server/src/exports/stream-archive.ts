import { DOWNLOAD_LOOK_MS, isDownloadTooSlow } from '@vela/domain/limits';
import type { AppContext } from '../core/context';

interface Download {
  pieces: AsyncGenerator<Uint8Array<ArrayBuffer>, void>;
  /** Called once, however it ends. */
  release: () => void;
}

/**
 * Sends an archive piece by piece, each read when the connection has room for it. One that is taken too slowly is ended. A download that breaks off is shorter than it said, so the browser shows it as failed.
 */
export function streamArchive(
  { log }: Pick<AppContext, 'log'>,
  { pieces, release }: Download,
): ReadableStream<Uint8Array> {
  let hasEnded = false;
  let sinceLook = 0;
  let timer: NodeJS.Timeout | undefined;

  const end = (): void => {
    hasEnded = true;
    clearInterval(timer);
    release();
    // Nobody waits for it: it ends only after the piece that is being read.
    pieces.return().catch(() => {});
  };

  const breakOff = (controller: ReadableStreamDefaultController, reason: string): void => {
    if (hasEnded) return;
    log.info({ reason }, 'archive not sent');
    end();
    controller.error(new Error(`The download was ended: ${reason}`));
  };

  const sendNext = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const { done, value } = await pieces.next();
    if (hasEnded) return;
    if (done) {
      end();
      return controller.close();
    }
    sinceLook += value.byteLength;
    controller.enqueue(value);
  };

  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        timer = setInterval(() => {
          if (isDownloadTooSlow(sinceLook)) breakOff(controller, 'it was taken too slowly');
          sinceLook = 0;
        }, DOWNLOAD_LOOK_MS);
      },
      pull: async (controller) => {
        try {
          await sendNext(controller);
        } catch (error) {
          if (hasEnded) return;
          log.error({ err: error }, 'archive not sent');
          end();
          controller.error(error);
        }
      },
      cancel: end,
    },
    // Nothing is read before it can be sent.
    { highWaterMark: 0 },
  );
}
