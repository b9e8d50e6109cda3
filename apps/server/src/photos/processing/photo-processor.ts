import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Pictures, Refusal } from './make-pictures';
import type { PhotoAnswer, PhotoTask } from './photo-task';

/** Makes pictures in threads of their own, so that no request waits for a photo of another. */
export interface PhotoProcessor {
  /** The files of an upload, or why there are none. */
  process(upload: Uint8Array): Promise<Pictures | Refusal>;
  /** The files of a drawn portrait. What nobody waits for is `idle`: it runs alone, and after all that somebody does. */
  draw(portrait: string, lane: Lane): Promise<Pictures>;
  /** Ends the threads; what they were at fails. */
  close(): Promise<void>;
}

export type Lane = 'awaited' | 'idle';

export interface ProcessorOptions {
  /** The worker's program. */
  program: URL;
  /** What Node needs to run it. */
  execArgv?: readonly string[];
}

interface Waiting {
  task: PhotoTask;
  lane: Lane;
  resolve: (answer: PhotoAnswer) => void;
  reject: (error: unknown) => void;
}

/** Decoders take much memory at once, so that more threads than these would only move the queue into it. */
const MOST_THREADS = 4;

export function createPhotoProcessor({ program, execArgv = [] }: ProcessorOptions): PhotoProcessor {
  const size = Math.min(MOST_THREADS, Math.max(2, availableParallelism() - 1));
  const idle: Worker[] = [];
  const busy = new Map<Worker, Waiting>();
  const queue: Waiting[] = [];
  let isClosed = false;

  const run = (task: PhotoTask, lane: Lane): Promise<PhotoAnswer> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error('The photo threads are closed'));
      queue.push({ task, lane, resolve, reject });
      pump();
    });

  const pump = (): void => {
    while (busy.size < size) {
      const next = takeNext(queue, { idleRuns: [...busy.values()].some(({ lane }) => lane === 'idle') });
      if (!next) return;
      const worker = idle.pop() ?? open();
      busy.set(worker, next);
      worker.ref();
      worker.postMessage(next.task, []);
    }
  };

  const open = (): Worker => {
    const worker = new Worker(program, { execArgv: [...execArgv] });
    worker.on('message', (answer: PhotoAnswer) => {
      const done = busy.get(worker);
      busy.delete(worker);
      worker.unref();
      idle.push(worker);
      done?.resolve(answer);
      pump();
    });
    worker.on('error', (error) => lose(worker, error));
    worker.on('exit', () => lose(worker, new Error('A photo thread ended')));
    return worker;
  };

  const lose = (worker: Worker, error: unknown): void => {
    const lost = busy.get(worker);
    busy.delete(worker);
    const place = idle.indexOf(worker);
    if (place !== -1) idle.splice(place, 1);
    lost?.reject(error);
    if (!isClosed) pump();
  };

  return {
    process: async (upload) => {
      const answer = await run({ upload }, 'awaited');
      return 'refusal' in answer ? answer.refusal : picturesOf(answer);
    },
    draw: async (portrait, lane) => picturesOf(await run({ portrait }, lane)),
    close: async () => {
      isClosed = true;
      for (const { reject } of queue.splice(0)) reject(new Error('The photo threads are closed'));
      await Promise.all([...idle, ...busy.keys()].map((worker) => end(worker)));
    },
  };
}

/** The next task: what somebody waits for first, and of the others one at a time. */
function takeNext(queue: Waiting[], { idleRuns }: { idleRuns: boolean }): Waiting | undefined {
  const awaited = queue.findIndex(({ lane }) => lane === 'awaited');
  if (awaited !== -1) return queue.splice(awaited, 1)[0];
  return idleRuns ? undefined : queue.shift();
}

function picturesOf(answer: PhotoAnswer): Pictures {
  if ('pictures' in answer) return answer.pictures;
  throw new Error(`No pictures: ${'failed' in answer ? answer.failed : answer.refusal}`);
}

async function end(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit');
  await worker.terminate();
  await ended.catch(() => undefined);
}
