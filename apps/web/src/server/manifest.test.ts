import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readClientBuild } from './manifest';

const folder = mkdtempSync(join(tmpdir(), 'client-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeBuild(manifest: object): URL {
  mkdirSync(join(folder, '.vite'), { recursive: true });
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const [file, size] of Object.entries(SIZES)) writeFileSync(join(folder, file), ' '.repeat(size));
  for (const name of ['a', 'b', 'x']) writeFileSync(join(folder, `${name}.css`), `${name}{}`);
  return pathToFileURL(`${folder}/`);
}

const MANIFEST = {
  'src/entry-client.ts': { file: 'entry.js', imports: ['_a-1.js'] },
  'src/routes/x.tsx?tsr-split=component': {
    file: 'x.js',
    name: 'x',
    imports: ['_a-1.js', '_b-1.js'],
    css: ['x.css'],
  },
  '_a-1.js': { file: 'a.js', name: 'a', imports: ['_b-1.js'], css: ['a.css'] },
  '_b-1.js': { file: 'b.js', name: 'b', imports: ['_a-1.js'], css: ['b.css'] },
};

const SIZES = { 'entry.js': 1, 'x.js': 20, 'a.js': 10, 'b.js': 30 };

describe('readClientBuild', () => {
  it('has the entry', () => {
    expect(readClientBuild(writeBuild(MANIFEST)).entry).toBe('/entry.js');
  });

  it('follows what a split route imports, round a circle too, and names the largest first', () => {
    const build = readClientBuild(writeBuild(MANIFEST));
    expect(build.partsOf(['src/routes/x.tsx']).modules).toEqual(['/b.js', '/x.js', '/a.js']);
  });

  it('has the styles of all these, those of what is imported first', () => {
    const { styles } = readClientBuild(writeBuild(MANIFEST)).partsOf(['src/routes/x.tsx']);
    expect(styles).toEqual([
      { href: '/b.css', css: 'b{}' },
      { href: '/a.css', css: 'a{}' },
      { href: '/x.css', css: 'x{}' },
    ]);
  });

  it('knows a chunk by its name, which no source file has for itself', () => {
    const build = readClientBuild(writeBuild(MANIFEST));
    expect(build.partsOf(['b']).modules).toEqual(['/b.js', '/a.js']);
    expect(() => build.partsOf(['x'])).toThrow('no x');
  });

  it('names what several sources share once, and nothing for one without a chunk of its own', () => {
    const build = readClientBuild(writeBuild(MANIFEST));
    expect(build.partsOf(['b', 'src/nowhere.ts', 'a']).modules).toEqual(['/b.js', '/a.js']);
    expect(build.partsOf(['src/nowhere.ts'])).toEqual({ modules: [], styles: [] });
  });

  it('rejects a build without its entry', () => {
    expect(() => readClientBuild(writeBuild({}))).toThrow('no src/entry-client.ts');
  });
});
