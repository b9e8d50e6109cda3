import { delimiter } from 'node:path';

/**
 * The variables that npm sets for the scripts it runs, and settings that it would then pass on: a nested npm or pnpm takes
 * them for the person's own settings, installs elsewhere or leaves the build tools out.
 */
const LEAKS = [
  /^npm_(package|lifecycle)_/i,
  /^npm_(command|execpath|node_execpath)$/i,
  /^npm_config_(local_prefix|global_prefix|prefix|global|location|user_agent|npm_version|node_gyp|nodedir|noproxy)$/i,
  /^npm_config_(omit|include|only|optional|production|dev|workspace|workspaces|include_workspace_root|loglevel|ignore_scripts)$/i,
  /^(INIT_CWD|NODE|NODE_ENV|npm_config_init_module)$/,
];

/** How npm reaches the registry. pnpm has the same settings, but reads them by a prefix of its own. */
const NETWORK = /^npm_config_((https?_)?proxy|registry|cafile|ca|cert|key|strict_ssl)$/i;

/**
 * The environment for every program we run: without npm's leftovers, and with the given folders first in PATH.
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [first]
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnvironment(env, first = []) {
  const safe = Object.entries(env).filter(([name]) => !LEAKS.some((leak) => leak.test(name)));
  const forPnpm = safe
    .filter(([name]) => NETWORK.test(name))
    .map(([name, value]) => [`p${name.toLowerCase()}`, value]);
  const clean = Object.fromEntries([...forPnpm, ...safe]);
  // Windows spells it Path.
  const pathName = Object.keys(clean).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  clean[pathName] = [...first, clean[pathName]].filter(Boolean).join(delimiter);
  return { ...clean, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' };
}
