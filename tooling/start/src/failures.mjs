/**
 * @typedef {object} Failed
 * @property {string} test
 * @property {string} reason
 * @property {string} [again] how its runner is asked for it alone; without it, it can't be run again by itself
 */

/** How much of a reason is worth repeating where all failures stand together. */
const REASON_LENGTH = 300;

/** The colours of a terminal, which runners leave in their messages. */
// oxlint-disable-next-line no-control-regex -- the escape is what introduces a colour
const COLOURS = /\u001B\[[0-9;]*m/gu;

/**
 * What failed in vitest's JSON report, by its whole name and the first line of its reason. A file that can't be loaded,
 * prepared or cleared up goes by its own name.
 * @param {any} report
 * @returns {Failed[]}
 */
export function failuresOfVitest({ testResults }) {
  /** @type {{ name: string, status: string, message?: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[]} */
  const files = testResults;
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [{ ...failed(name, message), again: name }];
    return tests.map((test) => ({
      ...failed(`${name} › ${test.fullName}`, test.failureMessages?.[0]),
      again: name,
    }));
  });
}

/**
 * What failed in Playwright's JSON report, and what went wrong outside of any test.
 * @param {any} report
 * @returns {Failed[]}
 */
export function failuresOfPlaywright({ suites, errors }) {
  return [
    ...suites.flatMap((/** @type {any} */ suite) => failuresOfSuite(suite, [])),
    ...errors.map((/** @type {any} */ error) => failed('outside of any test', error.message)),
  ];
}

/**
 * @param {any} suite suites hold specs and further suites; a spec has one test per project
 * @param {readonly string[]} groups what it stands in, outermost first; the file itself is none
 * @returns {Failed[]}
 */
function failuresOfSuite({ file, specs = [], suites = [] }, groups) {
  const own = specs.flatMap((/** @type {any} */ { title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status === 'unexpected')
      .map((/** @type {any} */ { projectName, results }) => {
        const name = [file, ...groups, title].join(' › ');
        return {
          ...failed(projectName ? `${name} [${projectName}]` : name, results.at(-1)?.error?.message),
          again: projectName ? `[${projectName}] › ${name}` : name,
        };
      }),
  );
  return [
    ...own,
    ...suites.flatMap((/** @type {any} */ suite) => failuresOfSuite(suite, [...groups, suite.title])),
  ];
}

/**
 * What failed among the printed lines of the checks.
 * @param {string} output
 * @returns {Failed[]}
 */
export function failuresOfChecks(output) {
  const lines = output.split('\n').filter((line) => line.startsWith('FAILED '));
  return lines.map((line) => failed(line.split(/\s+/u)[1] ?? line, undefined));
}

/**
 * @param {string} test
 * @param {string} [message]
 * @returns {Failed}
 */
function failed(test, message = '') {
  const lines = message
    .replaceAll(COLOURS, '')
    .split('\n')
    .map((line) => line.trim());
  const reason = lines.filter((line) => line !== '' && !line.startsWith('at ')).join(' ');
  return { test, reason: reason.slice(0, REASON_LENGTH) };
}
