// The one way in: `npm start`, `npm test`, `npm run x -- <task>`. It needs nothing but a Node (20 or newer) with npm,
// so this folder has no dependencies and is plain JavaScript.
import { Failure, sentenceFor } from './src/failure.mjs';
import { runTask } from './src/tasks.mjs';

const [task = 'start', ...args] = process.argv.slice(2);
try {
  process.exitCode = await runTask(task, args);
} catch (error) {
  const known = error instanceof Failure ? error : sentenceFor(error);
  if (known === null) throw error;
  console.error(known.message);
  process.exitCode = 1;
}
