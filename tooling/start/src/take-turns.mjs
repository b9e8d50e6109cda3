const AT_ONCE = 2;

/**
 * Does jobs in their order, two side by side. One that needs the machine for itself waits until those before it have ended,
 * and those behind it wait for it. After a job that rejects no other is begun.
 * @template Job, Result
 * @param {readonly Job[]} jobs
 * @param {object} how
 * @param {(job: Job) => boolean} how.isAlone
 * @param {(job: Job) => Promise<Result>} how.run
 * @returns {Promise<Result[]>} in the order of the jobs; rejects as the first of them that does
 */
export async function takeTurns(jobs, { isAlone, run }) {
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  /** @type {Promise<Result>[]} */
  const results = [];
  let hasFailed = false;
  for (const job of jobs) {
    const most = isAlone(job) ? 0 : AT_ONCE - 1;
    while (running.size > most) await Promise.race(running);
    if (hasFailed) break;
    const result = run(job);
    results.push(result);
    const turn = result
      .then(
        () => undefined,
        () => {
          hasFailed = true;
        },
      )
      .then(() => {
        running.delete(turn);
      });
    running.add(turn);
    if (isAlone(job)) await turn;
  }
  return Promise.all(results);
}
