import { describe, expect, it } from 'vitest';
import { readMachine, restAfter } from './drawing-pace';

const BEGUN = { user: 5_000, nice: 700, sys: 900, idle: 80_000, irq: 30 };

/** Two cores over a second, of which the second does what is given. */
function secondOf(work: Partial<typeof BEGUN>) {
  const later = Object.entries(work).map(([kind, ms]) => [kind, BEGUN[kind as keyof typeof BEGUN] + ms]);
  return {
    before: [BEGUN, BEGUN],
    after: [
      { ...BEGUN, idle: BEGUN.idle + 1_000 },
      { ...BEGUN, ...Object.fromEntries(later) },
    ],
  };
}

describe('restAfter', () => {
  it('is no rest where the machine did nothing but draw', () => {
    expect(restAfter({ ...secondOf({ nice: 900, sys: 100 }), usedMs: 1_000 })).toBe(0);
  });

  it('is no rest where the machine knows of no priorities and did nothing but draw', () => {
    expect(restAfter({ ...secondOf({ user: 1_000 }), usedMs: 1_000 })).toBe(0);
  });

  it('is nine times the work where the machine had other things to do', () => {
    expect(restAfter({ ...secondOf({ nice: 400, user: 500, sys: 100 }), usedMs: 400 })).toBe(3_600);
  });

  it('begins with a tenth of all cores', () => {
    expect(restAfter({ ...secondOf({ nice: 801, user: 199 }), usedMs: 801 })).toBe(0);
    expect(restAfter({ ...secondOf({ nice: 800, user: 190, irq: 10 }), usedMs: 800 })).toBe(7_200);
  });

  it('ends after half a minute, so that all is drawn one day', () => {
    expect(restAfter({ ...secondOf({ nice: 4_000, user: 6_000 }), usedMs: 4_000 })).toBe(30_000);
  });

  it('is taken where a machine does not say what it does', () => {
    expect(restAfter({ before: [], after: [], usedMs: 200 })).toBe(1_800);
  });
});

it('reads what the cores of this machine did', () => {
  const machine = readMachine();
  expect(machine.length).toBeGreaterThan(0);
  for (const { user, nice, sys, idle, irq } of machine)
    expect(user + nice + sys + idle + irq).toBeGreaterThan(0);
});
