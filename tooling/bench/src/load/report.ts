import { COST_BOUNDS, DELIVERY_P99_MS, GROWTH_BOUND, type Workload } from './load-bounds.ts';
import type { Comparison } from './measure/compare.ts';
import type { Delivery } from './measure/measure-delivery.ts';
import type { Growth } from './measure/measure-growth.ts';
import type { Figures } from './measure/measure-round.ts';

/** Says each figure as soon as it is there, and remembers what is over its bound. */
export class Report {
  readonly #over: string[] = [];

  comparison(name: Workload, { http, direct, cost, throughput }: Comparison): void {
    console.log(
      `\n${name}: ${times(cost)} of the direct client's processor time, ${times(throughput)} of its throughput`,
    );
    console.log(`  over HTTP  ${describe(http, 'server')}`);
    console.log(`  directly   ${describe(direct, 'client')}`);
    this.#check(`${name} costs`, { ratio: cost, bound: COST_BOUNDS[name] });
  }

  delivery({ streams, p50Ms, p99Ms, bytesPerStream }: Delivery): void {
    console.log(
      `\nevents with ${streams} streams: p50 ${ms(p50Ms)}, p99 ${ms(p99Ms)} from the request to its receiver, ${(bytesPerStream / 1000).toFixed(1)} kB of memory a stream`,
    );
    if (p99Ms > DELIVERY_P99_MS)
      this.#over.push(`p99 with ${streams} streams is ${ms(p99Ms)}, the bound is ${DELIVERY_P99_MS} ms.`);
  }

  leftOut(streams: number): void {
    console.log(`\nevents with ${streams} streams: left out, too few files may be open (ulimit -n)`);
  }

  growth({ smallMs, largeMs, ratio }: Growth): void {
    console.log(
      `\nsearch with ten times the members: ${times(ratio)} the time (${ms(smallMs)} and ${ms(largeMs)})`,
    );
    this.#check('ten times the members take', { ratio, bound: GROWTH_BOUND });
  }

  /** The exit code. */
  end(): number {
    for (const sentence of this.#over) console.error(`Over its bound: ${sentence}`);
    return this.#over.length === 0 ? 0 : 1;
  }

  #check(what: string, { ratio, bound }: { ratio: number; bound: number }): void {
    if (ratio > bound) this.#over.push(`${what} ${times(ratio)}, the bound is ${bound}x.`);
  }
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
