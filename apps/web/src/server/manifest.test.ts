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
  writeFileSync(join(folder, 's.css'), 'a{}');
  for (const [file, size] of Object.entries(SIZES)) writeFileSync(join(folder, file), ' '.repeat(size));
  return pathToFileURL(`${folder}/`);
}

const MANIFEST = {
  'style.css': { file: 's.css' },
  '../ui/x-latin.woff2': { file: 'x.woff2' },
  '../ui/x-latin-ext.woff2': { file: 'y.woff2' },
  'src/entry-client.ts': { file: 'entry.js', imports: ['_a.js'] },
  'src/routes/x.tsx?tsr-split=component': { file: 'x.js', imports: ['_a.js', '_b.js'] },
  '_a.js': { file: 'a.js', imports: ['_b.js'] },
  '_b.js': { file: 'b.js', imports: ['_a.js'] },
};

const SIZES = { 'entry.js': 1, 'x.js': 20, 'a.js': 10, 'b.js': 30 };

describe('readClientBuild', () => {
  it('has the style sheet, the entry and the first font only', () => {
    const build = readClientBuild(writeBuild(MANIFEST));
    expect(build).toMatchObject({ css: 'a{}', entry: '/entry.js', fonts: ['/x.woff2'] });
  });

  it('follows what a split route imports, round a circle too, and names the largest first', () => {
    const build = readClientBuild(writeBuild(MANIFEST));
    expect(build.modulesOf(['src/routes/x.tsx'])).toEqual(['/b.js', '/x.js', '/a.js']);
  });

  it('names what several sources share once, and nothing for one without a chunk of its own', () => {
    const build = readClientBuild(writeBuild(MANIFEST));
    expect(build.modulesOf(['_b.js', 'src/nowhere.ts', '_a.js'])).toEqual(['/b.js', '/a.js']);
    expect(build.modulesOf(['src/nowhere.ts'])).toEqual([]);
  });

  it('refuses a build without its entry', () => {
    expect(() => readClientBuild(writeBuild({ 'style.css': { file: 's.css' } }))).toThrow(
      'no src/entry-client.ts',
    );
  });
});
