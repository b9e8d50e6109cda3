// Zero-dependency launcher: works on any Node >= 18 that has npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const want = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config;
const win = process.platform === 'win32';
const major = (v) => Number(v.replace(/^v/, '').split('.')[0]);
const env = { ...process.env };
for (const k of Object.keys(env))
  if (/^npm_(package|lifecycle)_|^npm_config_(local_prefix|global_prefix|prefix|user_agent|npm_version|node_gyp|nodedir|noproxy)$/i.test(k)) delete env[k];
env.TURBO_TELEMETRY_DISABLED = env.DO_NOT_TRACK = '1';
const run = (cmd, args, cwd = root) => {
  const r = spawnSync(cmd, args, { cwd, env, stdio: 'inherit', shell: win });
  if (r.status !== 0) process.exit(r.status ?? 1);
};
const nodeOk = major(process.version) === major(want.node);
const { platform, arch } = process;
const nodePkg = platform === 'win32' ? `node-win-${arch}` : `node-${platform}-${arch}`;
const specs = [`pnpm@${want.pnpm}`, ...(nodeOk ? [] : [`${nodePkg}@${want.node}`])];
const dir = join(root, '.toolchain');
const stamp = join(dir, 'stamp');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== specs.join(' ')) {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'package.json'), '{"private":true}\n');
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...specs], dir);
  writeFileSync(stamp, specs.join(' '));
}
const paths = [join(dir, 'node_modules', '.bin')];
if (!nodeOk) paths.unshift(join(dir, 'node_modules', nodePkg, 'bin'));
env.PATH = [...paths, env.PATH].join(delimiter);

const [task = 'start', ...rest] = process.argv.slice(2);
if (task === 'install') { run('pnpm', ['install', '--prefer-offline', ...rest]); process.exit(0); }
const hash = createHash('sha256');
for (const f of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
  if (existsSync(join(root, f))) hash.update(readFileSync(join(root, f)));
const sum = hash.digest('hex');
const done = join(root, 'node_modules', '.x-stamp');
if (!existsSync(done) || readFileSync(done, 'utf8') !== sum) {
  run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
  writeFileSync(done, sum);
}
if (task === 'exec') run(rest[0], rest.slice(1), process.cwd());
else run('pnpm', ['exec', 'turbo', 'run', task, ...rest]);
