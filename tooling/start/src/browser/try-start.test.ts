import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tryStart } from './try-start.mjs';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vela-try-start-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

/** A program in the place of a browser. */
async function addProgram(script: string): Promise<string> {
  const path = join(dir, 'browser');
  await writeFile(path, `#!${process.execPath}\n${script}`);
  await chmod(path, 0o755);
  return path;
}

const serving = (title: string) => `
  const server = require('node:http').createServer((request, response) => {
    response.end(JSON.stringify([{ title: '${title}' }]));
  });
  server.listen(0, '127.0.0.1', () => {
    console.error('DevTools listening on ws://127.0.0.1:' + server.address().port + '/devtools/browser/1');
  });`;

it('is content with a browser that shows the page', async () => {
  expect(await tryStart(await addProgram(serving('shown')))).toBeNull();
});

it('gives the words of one that does not start', async () => {
  const path = await addProgram(
    `console.error('starting\\nlibnss3.so: cannot open shared object file'); process.exit(127)`,
  );
  expect(await tryStart(path)).toBe('libnss3.so: cannot open shared object file');
});

it('says that one shows no page', async () => {
  expect(await tryStart(await addProgram(serving('')), 500)).toBe('it shows no page within 0.5 s');
});

it('says why there is nothing to start', async () => {
  expect(await tryStart(join(dir, 'none'))).toMatch(/ENOENT/);
});
