import { DOWNLOAD_LOOK_MS, isDownloadTooSlow } from '@vela/domain/limits';
import { SECOND } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import type { SessionMember } from '../core/session-member';
import { findSessionAgain } from '../sessions/sessions';

/** After so many bytes, or so many milliseconds, the session is asked for again. */
const ASKED_AGAIN = { bytes: 4 * 1024 * 1024, ms: 10 * SECOND };

interface Download {
  session: SessionMember;
  pieces: AsyncGenerator<Uint8Array<ArrayBuffer>, void>;
  /** Called once, however it ends. */
  release: () => void;
}

/**
 * Sends an archive piece by piece, each read when the connection has room for it. One that is taken too slowly is ended, and one
 * whose session has ended. A download that breaks off is shorter than it said, so the browser shows it as failed.
 */
export function streamArchive(
  { db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>,
  { session, pieces, release }: Download,
): ReadableStream<Uint8Array> {
  let hasEnded = false;
  let sinceLook = 0;
  let sinceAsked = 0;
  let askedAt = clock.now();
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

  const isLive = async (): Promise<boolean> => {
    const now = clock.now();
    if (sinceAsked < ASKED_AGAIN.bytes && now.getTime() - askedAt.getTime() < ASKED_AGAIN.ms) return true;
    [sinceAsked, askedAt] = [0, now];
    return (await findSessionAgain({ db }, { id: session.id, now })) !== null;
  };

  const sendNext = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    if (!(await isLive())) return breakOff(controller, 'its session ended');
    const { done, value } = await pieces.next();
    if (hasEnded) return;
    if (done) {
      end();
      return controller.close();
    }
    sinceLook += value.byteLength;
    sinceAsked += value.byteLength;
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
