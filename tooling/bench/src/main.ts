// `npm run x -- bench` measures the first pages, `npm run x -- bench load …` the server under load, `npm run x -- bench
// abuse …` what is left of it in a flood, and `npm run x -- bench interactions` the screens while they are used.
import { runAbuse } from './abuse/run-abuse.ts';
import { runInteractions } from './interactions/run-interactions.ts';
import { runLoad } from './load/run-load.ts';

const [task, ...args] = process.argv.slice(2);
if (task === 'load') process.exitCode = await runLoad(args);
else if (task === 'abuse') process.exitCode = await runAbuse(args);
else if (task === 'interactions') process.exitCode = await runInteractions();
else await import('./bench.ts');
