import { parseArgs } from 'node:util';

export interface LoadOptions {
  /** Members in the database that is measured; another has a tenth of them. */
  members: number;
  /** Rounds of each comparison; what is stated is their median. */
  rounds: number;
  /** How many streams are connected while events are delivered, one measurement each. */
  streams: number[];
}

const HUNDRED_THOUSAND = 100_000;
const MILLION = 1_000_000;
/** With fewer, a search doesn't fill a page in the tenth of them. */
const FEWEST_MEMBERS = 2_000;

/** Reads `--members`, `--million`, `--rounds` and `--streams`. Throws a sentence for the person. */
export function readOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      members: { type: 'string' },
      million: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '7' },
      streams: { type: 'string', default: '1000,5000' },
    },
  });
  const members = values.members ?? String(values.million ? MILLION : HUNDRED_THOUSAND);
  return {
    members: countOf('--members', { text: members, atLeast: FEWEST_MEMBERS }),
    rounds: countOf('--rounds', { text: values.rounds, atLeast: 1 }),
    streams: values.streams
      .split(',')
      .filter((text) => text !== '')
      .map((text) => countOf('--streams', { text, atLeast: 2 })),
  };
}

function countOf(option: string, { text, atLeast }: { text: string; atLeast: number }): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= atLeast) return count;
  throw new Error(`${option} takes whole numbers from ${atLeast}, not “${text}”.`);
}
