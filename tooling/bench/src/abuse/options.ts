import { parseArgs } from 'node:util';
import { FLOOD_NAMES, type FloodName } from './floods.ts';

export interface AbuseOptions {
  /** The length of each flood. */
  seconds: number;
  floods: readonly FloodName[];
}

/** A mistyped number fills no machine for an hour. */
const MOST_SECONDS = 300;

/** Reads `--seconds` and `--floods`. Throws a sentence for the person. */
export function readOptions(args: readonly string[]): AbuseOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '60' },
      floods: { type: 'string', default: FLOOD_NAMES.join(',') },
    },
  });
  return { seconds: secondsOf(values.seconds), floods: values.floods.split(',').map(floodOf) };
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (/^\d+$/.test(text) && seconds >= 1 && seconds <= MOST_SECONDS) return seconds;
  throw new Error(`--seconds takes whole numbers from 1 to ${MOST_SECONDS}, not “${text}”.`);
}

function floodOf(text: string): FloodName {
  const name = FLOOD_NAMES.find((known) => known === text);
  if (name) return name;
  throw new Error(`--floods takes ${FLOOD_NAMES.join(', ')}, not “${text}”.`);
}
