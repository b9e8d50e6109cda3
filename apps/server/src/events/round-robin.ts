interface Round {
  /** Parts that one going round is cut into. */
  turns: number;
  /** At least this many are handled at once: a small number needs no more than one turn. */
  least: number;
}

/**
 * Goes round all the values of a map, a part of them at a time: thousands at once would keep everything else waiting.
 * Who comes meanwhile is last in the round.
 */
export class RoundRobin<Value> {
  readonly #values: ReadonlyMap<unknown, Value>;
  readonly #cut: Round;
  #round: Iterator<Value> = [].values();
  #share = 0;
  #turn = 0;

  constructor(values: ReadonlyMap<unknown, Value>, cut: Round) {
    this.#values = values;
    this.#cut = cut;
  }

  /** The next part; each of the values is in one of as many as make a round. */
  next(): Value[] {
    if (this.#turn === 0) this.#begin();
    this.#turn = (this.#turn + 1) % this.#cut.turns;
    return this.#take(this.#turn === 0 ? Infinity : this.#share);
  }

  #begin(): void {
    this.#round = this.#values.values();
    const { turns, least } = this.#cut;
    this.#share = Math.max(least, Math.ceil(this.#values.size / turns));
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
