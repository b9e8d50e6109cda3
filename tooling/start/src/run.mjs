import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { basename } from 'node:path';
import { Failure } from './failure.mjs';

/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} StopSignal */
/**
 * @typedef {object} RunOptions
 * @property {readonly string[]} [args]
 * @property {NodeJS.ProcessEnv} env
 * @property {string} cwd
 * @property {'show' | 'return' | 'both'} [output] shown as it comes (the default), returned to the caller, or both
 * @property {boolean} [shell] for programs that are scripts on Windows
 * @property {boolean} [tether] notify the program when we are gone: it gets a channel that closes
 */
/** @typedef {{ code: number, output: string }} Ended */

const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {StopSignal | null} */
let stoppedBy = null;

for (const signal of STOP_SIGNALS) process.on(signal, () => stopAll(signal));

/**
 * Passes a wish to stop on to what runs. What is between two programs ends here.
 * @param {StopSignal} signal
 */
export function stopAll(signal) {
  stoppedBy ??= signal;
  if (running.size === 0) process.exit(codeOf(signal));
  for (const child of running) child.kill(signal);
}

/**
 * Runs a program to its end. It stays in our process group and gets our signals; when one of them ended it, we end too.
 * @param {string} file
 * @param {RunOptions} options
 * @returns {Promise<Ended>}
 */
export async function run(file, options) {
  const ended = await runToEnd(file, options);
  if (stoppedBy !== null) process.exit(codeOf(stoppedBy));
  return ended;
}

/**
 * The same for a program that stops by itself at a signal and whose exit code then counts.
 * @param {string} file
 * @param {RunOptions} options
 * @returns {Promise<Ended>}
 */
export function runToEnd(file, { args = [], env, cwd, output = 'show', shell = false, tether = false }) {
  const out = output === 'show' ? 'inherit' : 'pipe';
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', out, out, ...(tether ? /** @type {const} */ (['ipc']) : [])];
  /** @type {import('node:child_process').ChildProcess} */
  const child = spawn(file, args, { env, cwd, shell, stdio });
  running.add(child);
  let printed = '';
  for (const [stream, terminal] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])) {
    stream?.setEncoding('utf8').on('data', (text) => {
      printed += text;
      if (output === 'both') terminal.write(text);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child);
      reject(whyNotStarted(file, error));
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? codeOf(/** @type {NodeJS.Signals} */ (signal)), output: printed });
    });
  });
}

/**
 * A name that nothing in PATH answers to ends in EACCES, too, where PATH holds a folder that we may not enter.
 * @param {string} file
 * @param {NodeJS.ErrnoException} error
 */
function whyNotStarted(file, error) {
  const isMissing = error.code === 'ENOENT' || (error.code === 'EACCES' && basename(file) === file);
  if (isMissing) return new Failure(`There is no program ${file}.`);
  if (error.code === 'EACCES')
    return new Failure(`The program ${file} can't be run: you have no right to it.`);
  return error;
}

/**
 * The exit code that shells give to what a signal ended.
 * @param {NodeJS.Signals} signal
 */
function codeOf(signal) {
  return 128 + constants.signals[signal];
}
