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
  return measure({ amount: work.amount, programMs, database }, async (end) => {
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
    // The end itself is only announced at the next full second, and until then nobody asks for anything.
    let answers = 0;
    running.on('response', () => {
      answers += 1;
      if (answers === work.amount) end();
    });
    const { non2xx, errors } = await ended.promise;
    if (non2xx > 0 || errors > 0) throw new Error(`${work.name}: ${non2xx} refused, ${errors} failed.`);
  });
}

export async function measureDirect(client: DirectClient, { work, from, database }: Round): Promise<Figures> {
  const numbers = Array.from({ length: work.amount }, (_, index) => from + index).values();
  const programMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  return measure({ amount: work.amount, programMs, database }, async (end) => {
    const ask = async () => {
      for (const number of numbers) await work.directly(client, number);
    };
    await Promise.all(Array.from({ length: ASKERS }, ask));
    end();
  });
}

async function measure(
  { amount, programMs, database }: { amount: number; programMs: () => number; database: FoundDatabase },
  run: (end: () => void) => Promise<void>,
): Promise<Figures> {
  const count = () => ({
    program: programMs(),
    database: familyCpuMs(database.pid),
    at: performance.now(),
  });
  const before = count();
  let after = before;
  await run(() => {
    after = count();
  });
  return {
    programMs: (after.program - before.program) / amount,
    databaseMs: (after.database - before.database) / amount,
    perSecond: (1000 * amount) / (after.at - before.at),
  };
}
