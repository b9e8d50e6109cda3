import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/**
 * What the root's package.json says of how everything runs: the versions of Node and pnpm, and with which options and
 * environment Node runs the server. These keep its memory small under a flood: less room for new objects, and freed memory in
 * two pools in place of one for each thread.
 */
export const WANTED =
  /** @type {{ node: string, pnpm: string, server: { args: string[], env: Record<string, string> } }} */ (
    JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).config
  );

/**
 * @typedef {object} Host the machine and the Node that we were started with
 * @property {NodeJS.Platform} platform
 * @property {string} arch
 * @property {string} nodeVersion `v20.11.1`
 * @property {string} nodePath
 */

/** @type {Host} */
export const HOST = {
  platform: process.platform,
  arch: process.arch,
  nodeVersion: process.version,
  nodePath: process.execPath,
};

/**
 * Whether a path lies in a folder.
 * @param {string} path
 * @param {string} folder
 */
export function isWithin(path, folder) {
  const way = relative(folder, path);
  return way !== '' && !way.startsWith('..');
}
