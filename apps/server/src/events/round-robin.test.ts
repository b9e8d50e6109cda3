import { expect, it } from 'vitest';
import { RoundRobin } from './round-robin';

const TURNS = 10;
const CUT = { turns: TURNS, least: 100 };

function mapOf(count: number): Map<number, number> {
  return new Map(Array.from({ length: count }, (_, value) => [value, value]));
}

const roundOf = (turns: RoundRobin<number>): number[][] => Array.from({ length: TURNS }, () => turns.next());

it('takes everyone once in a round, evenly', () => {
  const turns = new RoundRobin(mapOf(5_000), CUT);
  for (const _ of [1, 2]) {
    const round = roundOf(turns);
    expect(round.map((part) => part.length)).toEqual(Array.from({ length: TURNS }, () => 500));
    expect(new Set(round.flat()).size).toBe(5_000);
  }
});

it('takes a few in its first turn', () => {
  const turns = new RoundRobin(mapOf(100), CUT);
  expect(roundOf(turns).map((part) => part.length)).toEqual([100, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

it('takes those who come meanwhile, and not those who have gone', () => {
  const values = mapOf(1_000);
  const turns = new RoundRobin(values, CUT);
  const first = turns.next();
  for (let value = 900; value < 1_000; value += 1) values.delete(value);
  for (let value = 1_000; value < 1_300; value += 1) values.set(value, value);
  const rest = Array.from({ length: TURNS - 1 }, () => turns.next()).flat();
  expect(new Set([...first, ...rest])).toEqual(new Set(values.keys()));
});
