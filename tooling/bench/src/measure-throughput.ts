import autocannon from 'autocannon';
import type { RunningServer } from './start-server.ts';

export interface Throughput {
  pagesPerSecond: number;
  /** Processor time of the server for one page, in milliseconds; null where the system doesn't report it. */
  cpuMsPerPage: number | null;
  p99Ms: number;
}

const CONNECTIONS = 8;
const WARM_UP_SECONDS = 4;
const SECONDS = 8;

/**
 * Asks for one page over and over, compressed as browsers take it. Answers other than 200 are an error: a
 * rejected page is quick and proves nothing.
 */
export async function measureThroughput(server: RunningServer, path: string): Promise<Throughput> {
  const run = (duration: number) =>
    autocannon({
      url: server.url + path,
      connections: CONNECTIONS,
      duration,
      headers: { 'accept-encoding': 'gzip, deflate, br' },
      requests: [{ setupRequest: fromAnotherAddress }],
    });
  await run(WARM_UP_SECONDS);
  const before = server.cpuMs();
  const result = await run(SECONDS);
  const after = server.cpuMs();
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${path}: ${result.non2xx} refused, ${result.errors} failed of ${result.requests.total}.`,
    );
  }
  return {
    pagesPerSecond: result.requests.average,
    cpuMsPerPage: before === null || after === null ? null : (after - before) / result.requests.total,
    p99Ms: result.latency.p99,
  };
}

let asked = 0;

/** Pages are limited for one address. */
function fromAnotherAddress(request: autocannon.Request): autocannon.Request {
  asked += 1;
  const address = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': address } };
}
