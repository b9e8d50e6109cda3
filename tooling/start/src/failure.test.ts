import { expect, it } from 'vitest';
import { buildFailure, sentenceFor } from './failure.mjs';

it.each([
  ["ENOSPC: no space left on device, mkdir '/vela/.toolchain'", 'The disk is full'],
  ['npm error code EDQUOT', 'The disk is full'],
  [
    'npm error request to the registry failed, reason: connect ECONNREFUSED 127.0.0.1:9',
    "registry can't be reached",
  ],
  ['npm error code ENOTFOUND', "registry can't be reached"],
  ['npm error code EAI_AGAIN', "registry can't be reached"],
  ["EACCES: permission denied, mkdir '/vela/.toolchain'", "folder can't be written"],
])('has a sentence for %s', (said, sentence) => {
  expect(sentenceFor(said)?.message).toContain(sentence);
  expect(sentenceFor(new Error(said))?.message).toContain(sentence);
});

it('has none for what it does not know', () => {
  expect(sentenceFor('TypeError: undefined is not a function')).toBeNull();
});

it('shows what a broken build said, whatever words stand in it', () => {
  const said = "src/main.ts: cannot resolve './denied', EACCES, connect ECONNREFUSED";
  expect(buildFailure(said).message).toBe(`The build failed:\n${said}`);
  expect(buildFailure('write ENOSPC').message).toContain('The disk is full');
});
