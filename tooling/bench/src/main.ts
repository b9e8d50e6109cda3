// `npm run x -- bench` measures the first pages, `npm run x -- bench load …` the server under load, and
// `npm run x -- bench interactions` the screens while they are used.
import { runInteractions } from './interactions/run-interactions.ts';
import { runLoad } from './load/run-load.ts';

const [task, ...args] = process.argv.slice(2);
if (task === 'load') process.exitCode = await runLoad(args);
else if (task === 'interactions') process.exitCode = await runInteractions();
else await import('./bench.ts');
