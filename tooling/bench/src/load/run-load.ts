import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectClient } from './floor/direct-client.ts';
import { compare } from './measure/compare.ts';
import { measureDelivery } from './measure/measure-delivery.ts';
import { measureGrowth } from './measure/measure-growth.ts';
import { ASKERS } from './measure/measure-round.ts';
import { openFilesLimit } from './measure/processor-time.ts';
import { openSite, type OpenSite } from './open-site.ts';
import { type LoadOptions, readOptions } from './options.ts';
import { Report } from './report.ts';
import { createWorkloads } from './workloads.ts';

/** Measures the server under load, says what it found, and gives 1 while a figure is over its bound. */
export async function runLoad(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (process.platform !== 'linux')
    throw new Error('Processor times are read from Linux, which this is not.');
  const folder = await mkdtemp(join(tmpdir(), 'vela-load-'));
  await chmod(folder, 0o755); // Otherwise the database, whose user can't enter it, would be elsewhere.
  const report = new Report();
  try {
    const port = Number(process.env['PORT'] ?? '4890');
    const large = { dataDir: join(folder, 'large'), port, members: options.members };
    await withSite(large, async (site) => {
      // First of all: later its memory holds what other work has left.
      await withClient(site, async (client) => {
        await measureStreams(site, { client, options, report });
        await measureWork(site, { client, options, report });
      });
      const small = {
        dataDir: join(folder, 'small'),
        port: port + 1,
        members: Math.floor(options.members / 10),
      };
      await withSite(small, async (tenth) =>
        report.growth(await measureGrowth({ small: tenth, large: site, rounds: options.rounds })),
      );
    });
    return report.end();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Measuring {
  client: DirectClient;
  options: LoadOptions;
  report: Report;
}

async function measureWork(
  { server, database, cast }: OpenSite,
  { client, options, report }: Measuring,
): Promise<void> {
  const sides = { server, client, database, rounds: options.rounds };
  for (const work of createWorkloads(cast)) report.comparison(work.name, await compare(sides, work));
}

/** Files that both processes have open beside the streams. */
const OTHER_FILES = 200;

async function measureStreams(site: OpenSite, { client, options, report }: Measuring): Promise<void> {
  for (const streams of options.streams) {
    if (streams + OTHER_FILES > openFilesLimit()) report.leftOut(streams);
    else report.delivery(await measureDelivery(site, { streams, client }));
  }
}

async function withClient(
  { database }: OpenSite,
  work: (client: DirectClient) => Promise<void>,
): Promise<void> {
  const client = new DirectClient(database.url, ASKERS);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function withSite(
  options: Parameters<typeof openSite>[0],
  work: (site: OpenSite) => Promise<void>,
): Promise<void> {
  const site = await openSite(options);
  try {
    await work(site);
  } finally {
    await site.server.stop();
  }
}
