// `npm run x -- bench` measures the first pages, `npm run x -- bench load …` the server under load.
import { runLoad } from './load/run-load.ts';

const [task, ...args] = process.argv.slice(2);
if (task === 'load') process.exitCode = await runLoad(args);
else await import('./bench.ts');
