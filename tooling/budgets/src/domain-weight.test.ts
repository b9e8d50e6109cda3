import { beforeAll, describe, expect, it } from 'vitest';
import { heavyRules, indexOf, weighDomain, weighLanderScript, type RuleWeights } from './domain-weight.ts';
import { LIMITS } from './limits.ts';

/** Text that gzip can't make much smaller: 2,000 different numbers. */
const FILLING = `export const filling = [${Array.from({ length: 2000 }, (_, n) => (n * 7919) % 10007).join()}];`;

let weights: RuleWeights;
beforeAll(async () => {
  weights = { domain: await weighDomain(), landerScript: await weighLanderScript() };
});

describe('heavyRules', () => {
  it('finds nothing too heavy within the limits', () => {
    expect(heavyRules(weights, LIMITS)).toEqual([]);
    expect(heavyRules(weights, weights)).toEqual([]);
  });

  it.each(['domain', 'landerScript'] as const)('names what is one byte above the limit of %s', (name) => {
    const faults = heavyRules(weights, { ...weights, [name]: weights[name] - 1 });
    expect(faults).toEqual([expect.stringContaining(`${weights[name]} bytes`)]);
  });
});

describe('the weight of all rules', () => {
  it('is that of whatever is added to them', async () => {
    expect(await weighDomain(FILLING)).toBeGreaterThan(weights.domain + 4000);
  });
});

describe('the weight of a lander’s script', () => {
  it.each([
    ['imported', `export * from '${indexOf('likes')}';`],
    ['loaded later', `export const load = () => import('${indexOf('likes')}');`],
  ])('counts rules that are %s', async (_, added) => {
    expect(await weighLanderScript(added)).toBeGreaterThan(weights.landerScript + 200);
  });

  it('is a small part of all rules', () => {
    expect(weights.landerScript).toBeLessThan(weights.domain / 2);
    expect(weights.landerScript).toBeGreaterThan(1000);
  });
});
