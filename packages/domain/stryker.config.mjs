import process from 'node:process';

const topic = process.env.TOPIC || '*';

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [`src/${topic}/!(*.test|*.test-d|index).ts`],
  // The copy that is changed needs no configuration of the compiler, and could not find what ours extends; `tests` reads
  // the code as we wrote it.
  ignorePatterns: ['tsconfig*.json', 'coverage', 'tests'],
  tsconfigFile: 'none',
  tempDirName: '.cache/mutate',
  concurrency: 1,
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false, reportScoreTable: true, skipFull: true },
  thresholds: { high: 95, low: 90, break: 90 },
};
