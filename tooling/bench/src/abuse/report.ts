import { ABUSE_BOUNDS } from './abuse-bounds.ts';
import type { FloodResult } from './flood-process.ts';
import { floodOf, type FloodName } from './floods.ts';
import type { Memory, Watched } from './watch-server.ts';

interface Flooded extends FloodResult, Watched {
  name: FloodName;
  after: Memory;
}

/** Reports each flood as soon as it has ended, and at the end whether the bounds held. */
export class AbuseReport {
  readonly #over: string[] = [];

  constructor(seconds: number) {
    console.log(
      `Each flood lasts ${seconds} s; memory in MB, of the server and + of what makes its pictures.\n`,
    );
    console.log(
      row(['flood', 'requests', 'healthz p50', 'p99', 'max', 'failed', 'start', 'peak', 'after', 'answers']),
    );
  }

  add({ name, requests, answers, health, start, peak, after }: Flooded): void {
    const statuses = Object.entries(answers).map(([status, count]) => `${status}: ${count}`);
    console.log(
      row([
        name,
        String(requests),
        ...[health.p50Ms, health.p99Ms, health.maxMs].map((ms) => `${ms.toFixed(0)} ms`),
        String(health.failed),
        ...[start, peak, after].map(describe),
        statuses.join(', '),
      ]),
    );
    const what = `${name} (${floodOf(name).does})`;
    if (peak.server > ABUSE_BOUNDS.serverBytes)
      this.#over.push(`${what}: the server took ${megabytes(peak.server)} MB`);
    if (health.p99Ms > ABUSE_BOUNDS.healthP99Ms)
      this.#over.push(`${what}: /healthz took ${health.p99Ms.toFixed(0)} ms`);
  }

  /** Gives the exit code. */
  end(): number {
    const { serverBytes, healthP99Ms } = ABUSE_BOUNDS;
    console.log(
      `\nBounds: ${megabytes(serverBytes)} MB of the server's process, /healthz p99 ${healthP99Ms} ms`,
    );
    for (const sentence of this.#over) console.log(`OVER: ${sentence}`);
    if (this.#over.length === 0) console.log('Both held in every flood.');
    return this.#over.length === 0 ? 0 : 1;
  }
}

const WIDTHS = [20, 9, 12, 9, 9, 7, 10, 11, 10];

function row(cells: readonly string[]): string {
  return cells
    .map((cell, index) => (index === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[index] ?? 0)))
    .join(' ');
}

function describe({ server, workers }: Memory): string {
  return workers === 0 ? megabytes(server) : `${megabytes(server)}+${megabytes(workers)}`;
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
