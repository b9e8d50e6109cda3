import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PhotoFile } from '../photo-files';
import type { UploadedPictures, Refusal } from './make-pictures';
import type { Drawing, PhotoAnswer, PhotoTask } from './photo-task';

/**
 * Makes pictures in processes of their own: no request waits for a photo of another, a decoder that falls over a file
 * takes nobody along, and what nobody waits for runs at the lowest priority.
 */
export interface PhotoProcessor {
  /** The files of an upload, or why there are none. */
  process(upload: Uint8Array): Promise<UploadedPictures | Refusal>;
  /** The files of a drawn portrait: one portrait at a time, and only when the machine has nothing else to do. */
  draw(portrait: string): Promise<Drawing>;
  /** One of its files alone, for somebody who waits for it. */
  drawFile(portrait: string, file: PhotoFile): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the processes; what they were at fails. */
  close(): Promise<void>;
}

type Lane = 'awaited' | 'idle';

export interface ProcessorOptions {
  /** The worker's program. */
  program: URL;
  /** What Node needs to run it. */
  execArgv?: readonly string[];
  /** Processes at once for what somebody waits for. */
  size?: number;
}

interface Waiting {
  task: PhotoTask;
  resolve: (answer: PhotoAnswer) => void;
  reject: (error: unknown) => void;
}

/** Decoders take much memory at once, so that more of them than these would only move the queue into it. */
const MOST_PROCESSES = 4;

export function createPhotoProcessor({
  program,
  execArgv = [],
  size = Math.min(MOST_PROCESSES, Math.max(2, availableParallelism() - 1)),
}: ProcessorOptions): PhotoProcessor {
  const start = (): ChildProcess =>
    fork(fileURLToPath(program), [], { execArgv: [...execArgv], serialization: 'advanced' });
  const lanes = {
    awaited: createLane({ size, start }),
    idle: createLane({ size: 1, start: () => withLowPriority(start()) }),
  } as const satisfies Record<Lane, TaskLane>;
  return {
    process: async (upload) => {
      const answer = await lanes.awaited.run({ upload });
      return 'refusal' in answer ? answer.refusal : picturesOf(answer);
    },
    draw: async (portrait) => drawingOf(await lanes.idle.run({ portrait, file: null })),
    drawFile: async (portrait, file) => bytesOf(await lanes.awaited.run({ portrait, file })),
    close: async () => {
      await Promise.all(Object.values(lanes).map((lane) => lane.close()));
    },
  };
}

/** At once, so that every thread it starts has it, too. */
function withLowPriority(child: ChildProcess): ChildProcess {
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

interface TaskLane {
  run(task: PhotoTask): Promise<PhotoAnswer>;
  close(): Promise<void>;
}

/**
 * A queue, and up to `size` processes that take from it; each is started when it is first needed. Uploads go before
 * portraits: whoever uploads waits for nothing else, while a portrait is asked for again.
 */
function createLane({ size, start }: { size: number; start: () => ChildProcess }): TaskLane {
  const idle: ChildProcess[] = [];
  const busy = new Map<ChildProcess, Waiting>();
  const queue: Waiting[] = [];
  let isClosed = false;

  const enqueue = (waiting: Waiting): void => {
    const isUpload = ({ task }: Waiting): boolean => 'upload' in task;
    queue.splice(isUpload(waiting) ? queue.findLastIndex(isUpload) + 1 : queue.length, 0, waiting);
  };

  const pump = (): void => {
    while (busy.size < size) {
      const next = queue.shift();
      if (!next) return;
      const child = idle.pop() ?? open();
      busy.set(child, next);
      holdOpen(child);
      child.send(next.task, (error) => error && lose(child, error));
    }
  };

  const open = (): ChildProcess => {
    const child = start();
    child.on('message', (answer: PhotoAnswer) => {
      const done = busy.get(child);
      busy.delete(child);
      letGo(child);
      idle.push(child);
      done?.resolve(answer);
      pump();
    });
    child.on('error', (error) => lose(child, error));
    child.on('exit', () => lose(child, new Error('A process that makes pictures ended')));
    return child;
  };

  const lose = (child: ChildProcess, error: unknown): void => {
    const lost = busy.get(child);
    busy.delete(child);
    const place = idle.indexOf(child);
    if (place !== -1) idle.splice(place, 1);
    lost?.reject(error);
    if (!isClosed) pump();
  };

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('No more pictures are made'));
        enqueue({ task, resolve, reject });
        pump();
      }),
    close: async () => {
      isClosed = true;
      for (const { reject } of queue.splice(0)) reject(new Error('No more pictures are made'));
      await Promise.all([...idle, ...busy.keys()].map((child) => end(child)));
    },
  };
}

/** A process with nothing to do keeps nobody from ending. */
function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function holdOpen(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function picturesOf(answer: PhotoAnswer): UploadedPictures {
  if ('pictures' in answer && !('usedMs' in answer)) return answer.pictures;
  throw noPictures(answer);
}

function drawingOf(answer: PhotoAnswer): Drawing {
  if ('usedMs' in answer) return answer;
  throw noPictures(answer);
}

function bytesOf(answer: PhotoAnswer): Uint8Array<ArrayBuffer> {
  if ('bytes' in answer) return answer.bytes;
  throw noPictures(answer);
}

function noPictures(answer: PhotoAnswer): Error {
  return new Error(
    `No pictures: ${'failed' in answer ? answer.failed : JSON.stringify(Object.keys(answer))}`,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  holdOpen(child);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
