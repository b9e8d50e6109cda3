import { get } from 'node:http';
import { childrenOf, residentBytes } from '../load/measure/processor-time.ts';
import { percentile } from '../load/statistics.ts';

export interface Memory {
  /** The memory of the server's own process, in bytes. */
  server: number;
  /** The memory of the processes that it started to make pictures, in bytes. */
  workers: number;
}

export interface Watched {
  health: { p50Ms: number; p99Ms: number; maxMs: number; failed: number };
  start: Memory;
  /** The most of each, not always at the same moment. */
  peak: Memory;
}

/** Ten times a second. */
const STEP_MS = 100;

/** An answer that takes longer counts as one that took so long, and as failed. */
const LONGEST_MS = 10_000;

/** Asks a server for its health, and the system for its memory, for as long as something else lasts. */
export async function watchServer(
  { url, pid }: { url: string; pid: number },
  work: () => Promise<void>,
): Promise<Watched> {
  const start = memoryOf(pid);
  const peak = { ...start };
  const answers: Promise<HealthAnswer>[] = [];
  const look = (): void => {
    // Each is asked for when its time has come, however long those before it take.
    answers.push(askHealth(url));
    const { server, workers } = memoryOf(pid);
    peak.server = Math.max(peak.server, server);
    peak.workers = Math.max(peak.workers, workers);
  };
  look();
  const timer = setInterval(look, STEP_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return { health: summaryOf(await Promise.all(answers)), start, peak };
}

/** The database is no part of it: it has bounds of its own. */
export function memoryOf(pid: number): Memory {
  const workers = childrenOf(pid, 'photo-worker').map(residentBytes);
  return { server: residentBytes(pid), workers: workers.reduce((sum, bytes) => sum + bytes, 0) };
}

interface HealthAnswer {
  ms: number;
  isGood: boolean;
}

/** It uses a connection of its own, as a monitor of servers does. */
function askHealth(url: string): Promise<HealthAnswer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (isGood: boolean): void =>
      resolve({ ms: Math.min(LONGEST_MS, performance.now() - startedAt), isGood });
    const asked = get(`${url}/healthz`, { agent: false, timeout: LONGEST_MS }, (answer) => {
      answer.resume();
      answer.on('close', () => end(answer.statusCode === 200));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => end(false));
  });
}

function summaryOf(answers: readonly HealthAnswer[]): Watched['health'] {
  const times = answers.map(({ ms }) => ms);
  return {
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    maxMs: Math.max(...times),
    failed: answers.filter(({ isGood }) => !isGood).length,
  };
}
