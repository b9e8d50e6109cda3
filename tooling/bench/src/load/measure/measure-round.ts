import autocannon from 'autocannon';
import type { RunningServer } from '../../start-server.ts';
import type { FoundDatabase } from '../find-database.ts';
import type { DirectClient } from '../floor/direct-client.ts';
import { headersOf } from '../request.ts';
import type { Work } from '../workloads.ts';
import { familyCpuMs } from './processor-time.ts';

/** What one request costs, and how many go through in a second. */
export interface Figures {
  /** Processor time of the program that asks the database, in milliseconds. */
  programMs: number;
  /** Processor time of the database for it. */
  databaseMs: number;
  perSecond: number;
}

/** Who asks at once, each waiting for its answer. */
export const ASKERS = 8;

interface Round {
  work: Work;
  /** The number of the first. */
  from: number;
  database: FoundDatabase;
}

export async function measureHttp(server: RunningServer, { work, from, database }: Round): Promise<Figures> {
  let number = from;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { body, ...next } = work.request(number);
    number += 1;
    return {
      ...request,
      method: body === undefined ? 'GET' : 'POST',
      path: next.path,
      headers: headersOf({ body, ...next }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
  };
  const programMs = () => server.cpuMs() ?? 0;
  return measure({ amount: work.amount, programMs, database }, async () => {
    const ended = Promise.withResolvers<autocannon.Result>();
    const options = {
      url: server.url,
      connections: ASKERS,
      amount: work.amount,
      requests: [{ setupRequest }],
    };
    const running = autocannon(options, (error, result) =>
      error ? ended.reject(error) : ended.resolve(result),
    );
    // The end itself is only told at the next full second.
    let endedAt = 0;
    running.on('response', () => {
      endedAt = performance.now();
    });
    const { non2xx, errors } = await ended.promise;
    if (non2xx > 0 || errors > 0) throw new Error(`${work.name}: ${non2xx} refused, ${errors} failed.`);
    return endedAt;
  });
}

export async function measureDirect(client: DirectClient, { work, from, database }: Round): Promise<Figures> {
  const numbers = Array.from({ length: work.amount }, (_, index) => from + index).values();
  const programMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  return measure({ amount: work.amount, programMs, database }, async () => {
    const ask = async () => {
      for (const number of numbers) await work.directly(client, number);
    };
    await Promise.all(Array.from({ length: ASKERS }, ask));
    return performance.now();
  });
}

async function measure(
  { amount, programMs, database }: { amount: number; programMs: () => number; database: FoundDatabase },
  run: () => Promise<number>,
): Promise<Figures> {
  const before = { program: programMs(), database: familyCpuMs(database.pid), at: performance.now() };
  const seconds = ((await run()) - before.at) / 1000;
  return {
    programMs: (programMs() - before.program) / amount,
    databaseMs: (familyCpuMs(database.pid) - before.database) / amount,
    perSecond: amount / seconds,
  };
}
