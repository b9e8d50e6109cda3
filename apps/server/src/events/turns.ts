/** Parts that one going round is cut into. */
export const TURNS = 10;

/** As many are taken at once in any case: few need no more than one turn. */
const LEAST = 100;

/**
 * Goes round all the values of a map, a part of them at a time: thousands at once would keep everything else waiting.
 * Who comes meanwhile is last in the round.
 */
export class Turns<Value> {
  readonly #values: ReadonlyMap<unknown, Value>;
  #round: Iterator<Value> = [].values();
  #share = 0;
  #turn = 0;

  constructor(values: ReadonlyMap<unknown, Value>) {
    this.#values = values;
  }

  /** The next part; each of the values is in one of `TURNS` that follow each other. */
  next(): Value[] {
    if (this.#turn === 0) this.#begin();
    this.#turn = (this.#turn + 1) % TURNS;
    return this.#take(this.#turn === 0 ? Infinity : this.#share);
  }

  #begin(): void {
    this.#round = this.#values.values();
    this.#share = Math.max(LEAST, Math.ceil(this.#values.size / TURNS));
  }

  #take(count: number): Value[] {
    const taken: Value[] = [];
    while (taken.length < count) {
      const step = this.#round.next();
      if (step.done) break;
      taken.push(step.value);
    }
    return taken;
  }
}
