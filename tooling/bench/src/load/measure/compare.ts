import type { RunningServer } from '../../start-server.ts';
import type { FoundDatabase } from '../find-database.ts';
import type { DirectClient } from '../floor/direct-client.ts';
import { median } from '../statistics.ts';
import type { Work } from '../workloads.ts';
import { type Figures, measureDirect, measureHttp } from './measure-round.ts';

/** The server beside a direct client, as medians over the rounds. */
export interface Comparison {
  http: Figures;
  direct: Figures;
  /** Processor time of server and database together, in times of the direct client's. */
  cost: number;
  /** Requests a second, in parts of the direct client's. */
  throughput: number;
}

interface Sides {
  server: RunningServer;
  client: DirectClient;
  database: FoundDatabase;
  rounds: number;
}

/** Rounds until code is compiled, and statements are prepared and planned on all connections, as they are all day. */
const WARM_UP = 3;

/** Both in turn, so that what else the machine does meets both: each ratio is of two that followed each other. */
export async function compare({ server, client, database, rounds }: Sides, work: Work): Promise<Comparison> {
  const measured: { http: Figures; direct: Figures }[] = [];
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    const asked = { work, from: round * work.amount, database };
    const http = await measureHttp(server, asked);
    const direct = await measureDirect(client, asked);
    if (round >= WARM_UP) measured.push({ http, direct });
  }
  return {
    http: medianFigures(measured.map(({ http }) => http)),
    direct: medianFigures(measured.map(({ direct }) => direct)),
    cost: median(measured.map(({ http, direct }) => costOf(http) / costOf(direct))),
    throughput: median(measured.map(({ http, direct }) => http.perSecond / direct.perSecond)),
  };
}

function costOf({ programMs, databaseMs }: Figures): number {
  return programMs + databaseMs;
}

function medianFigures(rounds: readonly Figures[]): Figures {
  return {
    programMs: median(rounds.map(({ programMs }) => programMs)),
    databaseMs: median(rounds.map(({ databaseMs }) => databaseMs)),
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  };
}
