// `npm run x -- bench` measures the first pages, `npm run x -- bench load …` the server under load, `npm run x -- bench
// abuse …` what is left of it in a flood, `npm run x -- bench interactions` the screens while they are used, and `npm run x --
// bench navigation` the steps from one members' page to the next.
import { runAbuse } from './abuse/run-abuse.ts';
import { runInteractions } from './interactions/run-interactions.ts';
import { runLoad } from './load/run-load.ts';
import { runNavigation } from './navigation/run-navigation.ts';

const [task, ...args] = process.argv.slice(2);
if (task === 'load') process.exitCode = await runLoad(args);
else if (task === 'abuse') process.exitCode = await runAbuse(args);
else if (task === 'interactions') process.exitCode = await runInteractions();
else if (task === 'navigation') process.exitCode = await runNavigation();
else await import('./bench.ts');
