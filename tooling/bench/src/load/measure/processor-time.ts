import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick of the kernel's count. */
const TICK_MS = 10;

interface ProcessTimes {
  parent: number;
  ownMs: number;
  /** The time of children that have ended. */
  endedMs: number;
}

/** Processor time that a process and all its children have used, in milliseconds; only Linux reports it. */
export function familyCpuMs(pid: number): number {
  const own = timesOf(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid);
  return (own?.endedMs ?? 0) + [own, ...children].reduce((sum, times) => sum + (times?.ownMs ?? 0), 0);
}

/** Memory of a process, in bytes; 0 of one that has just ended. */
export function residentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readOf(pid, 'status') ?? '') ?? [];
  return 1024 * Number(kilobytes ?? 0);
}

/** The processes that a process started whose command line names a program. */
export function childrenOf(pid: number, program: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => timesOf(other)?.parent === pid && readOf(other, 'cmdline')?.includes(program));
}

/** How many files and connections this process, and those it starts, may have open. */
export function openFilesLimit(): number {
  const [, soft] = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return soft === 'unlimited' ? Infinity : Number(soft);
}

/** null for one that has just ended. */
function timesOf(pid: number): ProcessTimes | null {
  const line = readOf(pid, 'stat');
  return line === null ? null : readStat(line);
}

function readOf(pid: number, file: 'stat' | 'status' | 'cmdline'): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

/** The line that `/proc/<pid>/stat` is; the name in parentheses may hold spaces and parentheses itself. */
export function readStat(line: string): ProcessTimes {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = (index: number): number => TICK_MS * Number(fields[index]);
  return { parent: Number(fields[1]), ownMs: ticks(11) + ticks(12), endedMs: ticks(13) + ticks(14) };
}
