// Stands for the launcher: runs one program as the tests ask for, and reports how it ended as its own exit code.
import { run, runToEnd } from '../run.mjs';

const [how, ...args] = process.argv.slice(2);
const options = { args, env: process.env, cwd: process.cwd(), tether: how === 'server' };
const ended =
  how === 'server' ? await runToEnd(process.execPath, options) : await run(process.execPath, options);
console.log('afterwards');
process.exitCode = ended.code;
