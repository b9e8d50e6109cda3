import { cpus, type CpuInfo } from 'node:os';
import { SECOND } from '@vela/domain/time';

type CpuTimes = CpuInfo['times'];

/**
 * While others work, drawing takes at most a tenth of the time: nine parts of rest follow each part of it.
 */
const RESTS = 9;
/** It rests no longer than this, so that a machine that is always busy finishes one day, too. */
const LONGEST_REST_MS = 30 * SECOND;
/** The share of all cores that counts as busy; an idle machine uses less. */
const BUSY_SHARE = 0.1;

/** What all cores of the machine did so far, in milliseconds of each kind. */
export function readMachine(): CpuTimes[] {
  return cpus().map(({ times }) => times);
}

export interface Stretch {
  /** What the cores had done when it began and when it ended. */
  before: readonly CpuTimes[];
  after: readonly CpuTimes[];
  /** What drawing took of that. */
  usedMs: number;
}

/**
 * How many milliseconds to rest after having drawn for a stretch: none where the machine had nothing else to do, and nine
 * times what drawing took where it had, up to 30 seconds. Low priority alone doesn't keep out of the way: it still takes
 * every moment in which others wait for each other.
 */
export function restAfter({ before, after, usedMs }: Stretch): number {
  const all = total(after, sumOf) - total(before, sumOf);
  const others = total(after, busyOf) - total(before, busyOf) - usedMs;
  if (all > 0 && others / all < BUSY_SHARE) return 0;
  return Math.min(RESTS * usedMs, LONGEST_REST_MS);
}

function total(cores: readonly CpuTimes[], part: (times: CpuTimes) => number): number {
  return cores.reduce((sum, times) => sum + part(times), 0);
}

const busyOf = ({ user, nice, sys, irq }: CpuTimes): number => user + nice + sys + irq;

const sumOf = (times: CpuTimes): number => busyOf(times) + times.idle;
