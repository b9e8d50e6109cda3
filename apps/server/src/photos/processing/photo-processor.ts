import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, constants, setPriority, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { UploadedPictures, Drawing, PhotoProcessor, UploadBytes } from '../../core/pictures-port';
import type { PhotoAnswer, PhotoReply, PhotoTask } from './photo-task';
import { processesFor } from './processes-for';

type Lane = 'awaited' | 'idle';

/** What a lane is given to do: an upload's bytes stay where they are held until its turn comes. */
type LaneTask = { upload: UploadBytes } | Exclude<PhotoTask, { upload: unknown }>;

export interface ProcessorOptions {
  /** The worker's program. */
  program: URL;
  /** What Node needs to run it. */
  execArgv?: readonly string[];
  /** Processes at once for what somebody waits for. */
  size?: number;
}

interface Waiting {
  task: LaneTask;
  resolve: (answer: PhotoAnswer) => void;
  reject: (error: unknown) => void;
}

/** Uploads that wait for a process at most: the last of them has waited for some seconds when its turn comes. */
export const MOST_WAITING_UPLOADS = 16;

/** What a process may keep when it is done: past that it is ended, and the next task starts another. */
const MOST_KEPT_BYTES = 400 * 1024 * 1024;

export function createPhotoProcessor({
  program,
  execArgv = [],
  size = processesFor({
    cores: availableParallelism(),
    // A container's limit; where there is none, it is 0 or more than the machine has.
    memoryBytes: Math.min(totalmem(), process.constrainedMemory() || Infinity),
  }),
}: ProcessorOptions): PhotoProcessor {
  const start = (): ChildProcess =>
    fork(fileURLToPath(program), [], { execArgv: [...execArgv], serialization: 'advanced' });
  const lanes = {
    // Who waits for a photo waits behind those who wait for a page.
    awaited: createLane({
      size,
      start: () => withPriority(start(), constants.priority.PRIORITY_BELOW_NORMAL),
    }),
    idle: createLane({ size: 1, start: () => withPriority(start(), constants.priority.PRIORITY_LOW) }),
  } as const satisfies Record<Lane, TaskLane>;
  return {
    process: async (upload) => {
      if (lanes.awaited.countUploads() >= MOST_WAITING_UPLOADS) return 'busy';
      const answer = await lanes.awaited.run({ upload });
      return 'errorCode' in answer ? answer.errorCode : picturesOf(answer);
    },
    draw: async (portrait) => drawingOf(await lanes.idle.run({ portrait, file: null })),
    drawFile: async (portrait, file) => bytesOf(await lanes.awaited.run({ portrait, file })),
    close: async () => {
      await Promise.all(Object.values(lanes).map((lane) => lane.close()));
    },
  };
}

/** It is set at once, so that every thread that the library starts has it, too. */
function withPriority(child: ChildProcess, priority: number): ChildProcess {
  if (child.pid !== undefined) setPriority(child.pid, priority);
  return child;
}

interface TaskLane {
  run(task: LaneTask): Promise<PhotoAnswer>;
  /** How many of them wait. */
  countUploads(): number;
  close(): Promise<void>;
}

/**
 * A queue with up to `size` processes; each is started when it is first needed. Uploads go before portraits,
 * because a member waits for an upload, while a portrait is requested again.
 */
function createLane({ size, start }: { size: number; start: () => ChildProcess }): TaskLane {
  const idle: ChildProcess[] = [];
  const busy = new Map<ChildProcess, Waiting>();
  const queue: Waiting[] = [];
  let isClosed = false;

  const isUpload = ({ task }: Waiting): boolean => 'upload' in task;

  const enqueue = (waiting: Waiting): void => {
    queue.splice(isUpload(waiting) ? queue.findLastIndex(isUpload) + 1 : queue.length, 0, waiting);
  };

  const pump = (): void => {
    while (busy.size < size) {
      const next = queue.shift();
      if (!next) return;
      const child = idle.pop() ?? open();
      busy.set(child, next);
      holdOpen(child);
      child.send(messageOf(next.task), (error) => error && lose(child, error));
      // They are on their way: what is sent is a copy.
      if ('upload' in next.task) next.task.upload.drop();
    }
  };

  const open = (): ChildProcess => {
    const child = start();
    child.on('message', ({ answer, memoryBytes }: PhotoReply) => {
      const done = busy.get(child);
      busy.delete(child);
      letGo(child);
      if (memoryBytes > MOST_KEPT_BYTES) child.kill('SIGKILL');
      else idle.push(child);
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
    countUploads: () => queue.filter(isUpload).length,
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

function messageOf(task: LaneTask): PhotoTask {
  return 'upload' in task ? { upload: task.upload.pieces } : task;
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
