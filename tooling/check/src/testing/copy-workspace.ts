import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { commandOf, type Step } from '../parts.ts';
import { ROOT } from '../root.ts';
import { workspaceFiles } from '../workspace-files.ts';

/** A copy of the workspace to break on purpose: its packages see each other's copies, npm's stay where they are. */
export interface WorkspaceCopy {
  root: string;
  read: (file: string) => string;
  write: (files: Readonly<Record<string, string>>) => void;
  /** Replaces a passage that must be there. */
  edit: (file: string, change: { from: string | RegExp; to: string }) => void;
  /** Runs a tool as the check does; paths in what it prints are from the root of the copy. */
  run: (step: Step) => { status: number; output: string };
  discard: (files: readonly string[]) => void;
  remove: () => void;
}

/** Copies what git tracks or would track, and links the installed packages. */
export function copyWorkspace(): WorkspaceCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vela-copy-')));
  for (const file of workspaceFiles()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(ROOT, file), join(root, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  for (const folder of packageFolders()) linkModules(folder, root);
  return {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write: (files) => {
      for (const [file, text] of Object.entries(files)) writeInto(root, file, text);
    },
    edit: (file, { from, to }) => {
      const text = readFileSync(join(root, file), 'utf8');
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} has no ${from}`);
      writeFileSync(join(root, file), changed);
    },
    run: (step) => runIn(root, step),
    discard: (files) => files.forEach((file) => rmSync(join(root, file), { force: true })),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function packageFolders(): string[] {
  const nested = ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(join(ROOT, group)).map((name) => `${group}/${name}`),
  );
  return [...nested, 'e2e'].filter((folder) => existsSync(join(ROOT, folder, 'package.json')));
}

function linkModules(folder: string, root: string): void {
  const source = join(ROOT, folder, 'node_modules');
  if (!existsSync(source)) return;
  for (const name of readdirSync(source)) {
    if (name.startsWith('.')) continue;
    if (!name.startsWith('@')) {
      link(join(source, name), join(root, folder, 'node_modules', name));
      continue;
    }
    for (const scoped of readdirSync(join(source, name))) {
      const target = realpathSync(join(source, name, scoped));
      const isOurs = name === '@vela';
      link(isOurs ? target.replace(ROOT, root) : target, join(root, folder, 'node_modules', name, scoped));
    }
  }
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}

function writeInto(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function runIn(root: string, step: Step): { status: number; output: string } {
  const { file, args, cwd } = commandOf(step, root);
  const env = {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  };
  const result = spawnSync(file, args, { cwd, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (result.error) throw result.error;
  return { status: result.status ?? 1, output: result.stdout + result.stderr };
}
