import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../root.ts';
import { type Dependency, ONLY_BUILDING } from './policy.ts';

interface PnpmEntry {
  name: string;
  versions: string[];
  paths: string[];
  license: string;
}

/** A dependency, and whether it comes only on some platforms: those differ from one machine to the next. */
export type Listed = Dependency & { onePlatform: boolean };

/** What is delivered: the others only build, show or test it. */
const DELIVERED = [
  '--filter=./apps/server',
  '--filter=./apps/web',
  '--filter=./apps/lander',
  '--filter=./packages/*',
];

/** Every installed dependency of the workspace, in the order of their names. */
export function listDependencies(): Listed[] {
  const shipped = new Set(pnpmLicences(DELIVERED, '--prod').map(({ name }) => name));
  return pnpmLicences()
    .map((entry): Listed => ({
      name: entry.name,
      versions: entry.versions,
      licence: entry.license,
      use: shipped.has(entry.name) && !ONLY_BUILDING.has(entry.name) ? 'shipped' : 'tool',
      onePlatform: entry.paths.some(isForOnePlatform),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function pnpmLicences(filters: readonly string[] = [], ...flags: readonly string[]): PnpmEntry[] {
  const json = execFileSync('pnpm', ['--recursive', ...filters, 'licenses', 'list', ...flags, '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return Object.values(JSON.parse(json) as Record<string, PnpmEntry[]>).flat();
}

function isForOnePlatform(folder: string): boolean {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    os?: string[];
    cpu?: string[];
  };
  return manifest.os !== undefined || manifest.cpu !== undefined;
}
