import { sum } from './reports.mjs';

/** @typedef {import('./failures.mjs').Failed} Failed */
/** @typedef {import('./reports.mjs').Counts} Counts */
/**
 * @typedef {object} Outcome what a suite came to
 * @property {string} name
 * @property {Counts} counts
 * @property {Failed[]} failures
 * @property {Failed[]} flaky
 * @property {number} seconds
 */
/**
 * @typedef {object} Whole
 * @property {readonly Outcome[]} outcomes
 * @property {readonly { name: string, seconds: number }[]} before what had to be done first
 * @property {number} seconds from the beginning to the end
 * @property {string | null} notCompared why pictures weren't compared, null where they were
 * @property {string} root of the repository, which paths are shown without
 */

/**
 * The end of a run's output: the times, then what failed, and last the counts, so that the end of a long output shows what
 * to look at.
 * @param {Whole} whole
 * @returns {string[]} lines
 */
export function reportLines({ outcomes, before, seconds, notCompared, root }) {
  const counts = sum(outcomes.map((outcome) => outcome.counts));
  const pictures = notCompared === null ? 0 : skippedPictures(outcomes);
  /** @param {Failed} failed */
  const nameOf = ({ test }) => test.replace(`${root}/`, '').replace(`${root}\\`, '');
  return [
    '',
    ...timeTable([...before, ...outcomes], seconds),
    ...outcomes.flatMap(({ name, failures }) =>
      failures.flatMap((failed) => ['', `FAILED ${name}: ${nameOf(failed)}`, `  ${failed.reason}`]),
    ),
    ...outcomes.flatMap(({ name, flaky }) =>
      flaky.flatMap((failed) => [
        '',
        `FLAKY ${name}: ${nameOf(failed)}`,
        `  failed beside others, passed alone: ${failed.reason}`,
      ]),
    ),
    ...(pictures === 0
      ? []
      : [
          '',
          `NOT COMPARED ${pictures} tests of pictures: the browser isn't the tests' own, ${notCompared}.`,
        ]),
    '',
    [
      `${counts.passed} passed`,
      `${counts.failed} failed`,
      ...(counts.flaky > 0 ? [`${counts.flaky} flaky`] : []),
      ...(pictures > 0 ? [`${pictures} not compared`] : []),
    ].join(', '),
  ];
}

/**
 * In the tests' own browser each picture is compared: one that is left out there has failed.
 * @param {Outcome} outcome
 * @param {string | null} notCompared
 * @returns {Outcome}
 */
export function requireCompared(outcome, notCompared) {
  const { counts, failures } = outcome;
  if (notCompared !== null || skippedPictures([outcome]) === 0) return outcome;
  const failed = {
    test: 'pictures',
    reason: `${counts.skipped} tests of them were skipped in the tests' own browser`,
  };
  return {
    ...outcome,
    counts: { ...counts, failed: counts.failed + 1 },
    failures: [...failures, failed],
  };
}

/** @param {readonly Outcome[]} outcomes */
function skippedPictures(outcomes) {
  return outcomes.find(({ name }) => name === 'looks')?.counts.skipped ?? 0;
}

/**
 * A share is one of all times added up: two suites that run side by side would have more than there is.
 * @param {readonly (Pick<Outcome, 'name' | 'seconds'> & Partial<Outcome>)[]} rows
 * @param {number} wholeSeconds
 */
function timeTable(rows, wholeSeconds) {
  const all = rows.reduce((total, { seconds }) => total + seconds, 0);
  return [
    `${'suite'.padEnd(12)} ${'time'.padStart(8)} ${'share'.padStart(6)}`,
    ...rows.map(({ name, seconds, counts }) => {
      const share = `${Math.round((100 * seconds) / all)} %`;
      const line = `${name.padEnd(12)} ${timeOf(seconds)} ${share.padStart(6)}`;
      return counts ? `${line}  ${wordsFor(counts)}` : line;
    }),
    `from start to end ${timeOf(wholeSeconds).trim()}`,
  ];
}

/** @param {Counts} counts */
function wordsFor({ passed, failed, flaky, skipped }) {
  const more = [flaky > 0 ? `, ${flaky} flaky` : '', skipped > 0 ? `, ${skipped} skipped` : ''];
  return `${passed} passed, ${failed} failed${more.join('')}`;
}

/** @param {number} seconds */
function timeOf(seconds) {
  return `${seconds.toFixed(1)} s`.padStart(8);
}
