import { loadavg } from 'node:os';
import { COST_BOUNDS, DELIVERY_P99_MS, GROWTH_BOUND, type Workload } from './load-bounds.ts';
import type { Comparison } from './measure/compare.ts';
import type { Delivery } from './measure/measure-delivery.ts';
import type { Growth } from './measure/measure-growth.ts';
import type { Figures } from './measure/measure-round.ts';

/** One line of the table at the end. */
interface Line {
  what: string;
  figure: string;
  /** null for what is stated only. */
  bound: string | null;
  isKept: boolean;
  /** How busy the machine was: processes that ran or wanted to, over the last minute. */
  load: number;
}

/** Says each figure as soon as it is there, and all of them beside their bounds at the end. */
export class Report {
  readonly #lines: Line[] = [];

  comparison(name: Workload, { http, direct, cost, throughput }: Comparison): void {
    console.log(
      `\n${name}: ${times(cost)} of the direct client's processor time, ${times(throughput)} of its throughput`,
    );
    console.log(`  over HTTP  ${describe(http, 'server')}`);
    console.log(`  directly   ${describe(direct, 'client')}`);
    const bound = COST_BOUNDS[name];
    this.#add(`${name}: cost beside the direct client's`, {
      figure: times(cost),
      bound: `${bound}x`,
      isKept: cost <= bound,
    });
  }

  delivery({ streams, p50Ms, p99Ms, bytesPerStream, direct }: Delivery): void {
    const memory = `${(bytesPerStream / 1000).toFixed(1)} kB`;
    console.log(
      `\nevents with ${streams} streams: p50 ${ms(p50Ms)}, p99 ${ms(p99Ms)} from the request to its receiver, ${memory} of memory a stream`,
    );
    const floor = `${ms(direct.p50Ms)} / ${ms(direct.p99Ms)}`;
    console.log(`  the same messages by the direct client, sent to nobody: p50 / p99 ${floor}`);
    this.#add(`events, ${streams} streams: p50`, { figure: ms(p50Ms) });
    this.#add(`events, ${streams} streams: p99`, {
      figure: ms(p99Ms),
      bound: ms(DELIVERY_P99_MS),
      isKept: p99Ms <= DELIVERY_P99_MS,
    });
    this.#add('a message by the direct client just then: p99', { figure: ms(direct.p99Ms) });
    this.#add(`memory of the server a stream, ${streams}`, { figure: memory });
  }

  leftOut(streams: number): void {
    console.log(`\nevents with ${streams} streams: left out, too few files may be open (ulimit -n)`);
    this.#add(`events, ${streams} streams`, { figure: 'left out', isKept: false });
  }

  growth({ smallMs, largeMs, ratio }: Growth): void {
    console.log(
      `\nsearch with ten times the members: ${times(ratio)} the time (${ms(smallMs)} and ${ms(largeMs)})`,
    );
    this.#add('search: time with ten times the members', {
      figure: times(ratio),
      bound: `${GROWTH_BOUND}x`,
      isKept: ratio <= GROWTH_BOUND,
    });
  }

  /** Prints the table and gives the exit code. */
  end(): number {
    console.log(`\n${row(['', 'figure', 'bound', '', 'load'])}`);
    for (const { what, figure, bound, isKept, load } of this.#lines) {
      const verdict = bound === null ? '' : isKept ? 'kept' : 'OVER';
      console.log(row([what, figure, bound ?? '', verdict, load.toFixed(1)]));
    }
    return this.#lines.every(({ isKept }) => isKept) ? 0 : 1;
  }

  #add(what: string, { figure, bound = null, isKept = true }: Pick<Line, 'figure'> & Partial<Line>): void {
    this.#lines.push({ what, figure, bound, isKept, load: loadavg()[0] ?? 0 });
  }
}

function row([what = '', ...cells]: readonly string[]): string {
  return what.padEnd(50) + cells.map((cell) => cell.padStart(10)).join('');
}

function describe({ programMs, databaseMs, perSecond }: Figures, program: string): string {
  return `${ms(programMs)} ${program} + ${ms(databaseMs)} database, ${perSecond.toFixed(0)} a second`;
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`;
}

function times(value: number): string {
  return `${value.toFixed(2)}x`;
}
