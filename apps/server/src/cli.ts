import { runCommand } from './commands';
import { fail, readConfigOrFail } from './fault';

/** Tasks beside the server: `node dist/cli.js <command>`. */
runCommand(process.argv.slice(2), {
  readConfig: readConfigOrFail,
  readInput: () => process.stdin,
  say: (text) => process.stdout.write(`${text}\n`),
}).catch(fail);
