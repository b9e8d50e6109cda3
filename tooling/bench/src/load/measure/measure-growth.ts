import type { RunningServer } from '../../start-server.ts';
import type { Cast } from '../cast.ts';
import { headersOf } from '../request.ts';
import { searchOf } from '../searches.ts';
import { median } from '../statistics.ts';
import { searchRequest } from '../workloads.ts';

/** A running server with the members in its database. */
export interface Site {
  server: RunningServer;
  cast: Cast;
}

export interface Growth {
  /** The times of single searches, one after the other. */
  smallMs: number;
  largeMs: number;
  ratio: number;
}

const SEARCHES = 120;

/** The time of a search with ten times the members: one after the other, both servers in turn. */
export async function measureGrowth({
  small,
  large,
  rounds,
}: {
  small: Site;
  large: Site;
  rounds: number;
}): Promise<Growth> {
  const measured: { smallMs: number; largeMs: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const smallMs = await searchMs(small, round);
    const largeMs = await searchMs(large, round);
    if (round > 0) measured.push({ smallMs, largeMs });
  }
  return {
    smallMs: median(measured.map(({ smallMs }) => smallMs)),
    largeMs: median(measured.map(({ largeMs }) => largeMs)),
    ratio: median(measured.map(({ smallMs, largeMs }) => largeMs / smallMs)),
  };
}

/** The mean of the same searches, from one member after the other. */
async function searchMs({ server, cast }: Site, round: number): Promise<number> {
  const startedAt = performance.now();
  for (let index = 0; index < SEARCHES; index += 1) {
    const number = round * SEARCHES + index;
    const request = searchRequest(cast.viewers[number % cast.viewers.length] ?? '', searchOf(number));
    const response = await fetch(server.url + request.path, { headers: headersOf(request) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`A search was refused with ${response.status}.`);
  }
  return (performance.now() - startedAt) / SEARCHES;
}
