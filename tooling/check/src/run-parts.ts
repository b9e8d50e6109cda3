import { spawn } from 'node:child_process';

import { commandOf, type Part, type Step } from './parts.ts';

const MINUTE = 60_000;
const STEP_TIMEOUT_MS = 15 * MINUTE;

interface PartResult {
  part: Part;
  ok: boolean;
  output: string;
}

/** Runs the parts, at most two at a time, and prints a line for each; what failed is shown at the end. */
export async function runParts(parts: readonly Part[], { fix = false, atOnce = 2 } = {}): Promise<boolean> {
  const queue = [...parts];
  const outcomes: PartResult[] = [];
  const work = async (): Promise<void> => {
    for (let part = queue.shift(); part; part = queue.shift()) {
      // A worker takes its next part only when the last one is done: this is what bounds them.
      outcomes.push(await runPart(part, fix));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, parts.length) }, work));
  return report(outcomes);
}

async function runPart(part: Part, fix: boolean): Promise<PartResult> {
  const startedAt = performance.now();
  let output = '';
  let ok = true;
  const steps = fix && part.fix ? [part.fix, ...part.steps] : part.steps;
  for (const step of steps) {
    const result = await runStep(step);
    output += result.output;
    ok = result.ok;
    if (!ok) break;
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${part.name.padEnd(12)} ${seconds.padStart(6)} s  ${part.proves}`);
  return { part, ok, output };
}

function runStep(step: Step): Promise<{ ok: boolean; output: string }> {
  const { file, args, cwd } = commandOf(step);
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: stepEnvironment(),
      stdio: 'pipe',
      timeout: STEP_TIMEOUT_MS,
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

function stepEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  };
}

function report(outcomes: readonly PartResult[]): boolean {
  const failed = outcomes.filter(({ ok }) => !ok);
  for (const { part, output } of failed) {
    console.log(`\n── ${part.name}: not so that ${part.proves} ──\n${output.trim()}`);
  }
  const summary =
    failed.length === 0
      ? 'all hold'
      : `${failed.length} failed: ${failed.map(({ part }) => part.name).join(', ')}`;
  console.log(`\n${outcomes.length} checks, ${summary}`);
  return failed.length === 0;
}
