import { delimiter } from 'node:path';
import { expect, it } from 'vitest';
import { cleanEnvironment } from './environment.mjs';

it.each([
  'npm_package_name',
  'npm_lifecycle_event',
  'npm_config_prefix',
  'npm_config_local_prefix',
  'npm_config_global',
  'npm_config_user_agent',
  'npm_config_omit',
  'NPM_CONFIG_PRODUCTION',
  'npm_execpath',
  'npm_command',
  'INIT_CWD',
  'NODE_ENV',
])('drops %s', (name) => {
  expect(cleanEnvironment({ [name]: 'leaked' })).not.toHaveProperty(name);
});

it.each([
  'npm_config_registry',
  'npm_config_https_proxy',
  'npm_config_cafile',
  'npm_config_userconfig',
  'npm_config_cache',
  'HTTPS_PROXY',
  'HOME',
  'PORT',
  'DATA_DIR',
  'CHROMIUM',
])('passes %s on', (name) => {
  expect(cleanEnvironment({ [name]: 'mine' })).toHaveProperty(name, 'mine');
});

it('passes npm’s access to the registry to pnpm under its own prefix, unless that is set', () => {
  const env = { npm_config_registry: 'https://npm.example', NPM_CONFIG_HTTPS_PROXY: 'http://proxy.example' };
  expect(cleanEnvironment(env)).toMatchObject({
    pnpm_config_registry: 'https://npm.example',
    pnpm_config_https_proxy: 'http://proxy.example',
  });
  expect(cleanEnvironment({ ...env, pnpm_config_registry: 'https://pnpm.example' })).toMatchObject({
    pnpm_config_registry: 'https://pnpm.example',
  });
});

it('puts folders first in PATH, however it is spelled', () => {
  expect(cleanEnvironment({ PATH: '/bin' }, ['/a', '/b'])['PATH']).toBe(['/a', '/b', '/bin'].join(delimiter));
  expect(cleanEnvironment({ Path: '/bin' }, ['/a'])['Path']).toBe(['/a', '/bin'].join(delimiter));
  expect(cleanEnvironment({}, ['/a'])['PATH']).toBe('/a');
});

it('turns off the telemetry of the tools', () => {
  expect(cleanEnvironment({})).toMatchObject({ TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' });
});
