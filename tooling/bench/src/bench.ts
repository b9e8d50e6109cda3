// What a visitor's first page costs a slow phone and the server, beside the bare libraries with the same document.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBare } from './bare/build-bare.ts';
import { overBounds, overThroughput } from './bounds.ts';
import { launchChromium } from './launch-chromium.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { measureThroughput, type Throughput } from './measure-throughput.ts';
import { startBuiltServer, startServer } from './start-server.ts';

const FIRST_PAGES = ['/', '/login', '/signup'];
const root = join(import.meta.dirname, '../../..');
const folder = await mkdtemp(join(tmpdir(), 'vela-bench-'));
await chmod(folder, 0o755); // Otherwise the database, whose user can't enter it, would be elsewhere.
try {
  process.exitCode = await main();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function main(): Promise<number> {
  const vela = await startBuiltServer({
    DATA_DIR: join(folder, 'data'),
    PORT: process.env['PORT'] ?? '4890',
    TRUST_PROXY: '1',
  });
  try {
    const bareFolder = join(folder, 'bare');
    await buildBare({ html: await (await fetch(vela.url)).text(), folder: bareFolder });
    const bare = await startServer([
      join(import.meta.dirname, 'bare/bare-server.ts'),
      bareFolder,
      join(root, 'apps/web/dist/client'),
    ]);
    try {
      const rows = await measurePages(vela.url, bare.url);
      const throughput = await measureThroughput(vela, '/');
      reportThroughput(throughput, await measureThroughput(bare, '/'));
      const over = [
        ...rows.flatMap(({ path, figures }) => overBounds(path, figures)),
        ...[overThroughput('/', throughput.cpuMsPerPage) ?? []].flat(),
      ];
      for (const sentence of over) console.error(`Over its bound: ${sentence}`);
      return over.length === 0 ? 0 : 1;
    } finally {
      await bare.stop();
    }
  } finally {
    await vela.stop();
  }
}

async function measurePages(vela: string, bare: string): Promise<{ path: string; figures: PageFigures }[]> {
  const browser = await launchChromium();
  try {
    console.log(
      'First visit, processor 4x slower, 150 ms, 1.6 Mbit/s, 375 px wide, empty cache, medians of 7:\n',
    );
    console.log('page            script gz  first paint  largest paint   usable  blocking   shift');
    const floor = await measurePage(browser, bare);
    const rows = [];
    for (const path of FIRST_PAGES) rows.push({ path, figures: await measurePage(browser, vela + path) });
    for (const { path, figures } of [{ path: 'bare libraries', figures: floor }, ...rows])
      reportPage(path, figures);
    const home = rows[0]?.figures ?? floor;
    console.log(
      `\nHome against the bare libraries: script ${ratio(home.scriptBytes, floor.scriptBytes)}, largest paint ${ratio(home.largestPaint, floor.largestPaint)}, usable ${ratio(home.usable, floor.usable)}\n`,
    );
    return rows;
  } finally {
    await browser.close();
  }
}

function reportPage(name: string, figures: PageFigures): void {
  const { scriptBytes, firstPaint, largestPaint, usable, blocking, shift } = figures;
  console.log(
    [
      name.padEnd(15),
      `${(scriptBytes / 1000).toFixed(1)} kB`.padStart(10),
      ms(firstPaint, 12),
      ms(largestPaint, 14),
      ms(usable, 8),
      ms(blocking, 9),
      shift.toFixed(3).padStart(7),
    ].join(' '),
  );
}

function reportThroughput(vela: Throughput, bare: Throughput): void {
  console.log('Home page of one server process, 8 connections, as browsers ask for it:');
  for (const [name, figures] of [
    ['vela', vela],
    ['bare libraries', bare],
  ] as const) {
    console.log(
      `${name.padEnd(15)} ${figures.pagesPerSecond.toFixed(0).padStart(6)} pages/s, ${processor(figures)} of processor a page, p99 ${figures.p99Ms.toFixed(0)} ms`,
    );
  }
  console.log(
    `Against the bare libraries: ${ratio(vela.pagesPerSecond, bare.pagesPerSecond)} of their pages a second\n`,
  );
}

function processor({ cpuMsPerPage }: Throughput): string {
  return cpuMsPerPage === null ? '–' : `${cpuMsPerPage.toFixed(2)} ms`;
}

function ms(value: number, width: number): string {
  return `${value.toFixed(0)} ms`.padStart(width);
}

function ratio(ours: number, theirs: number): string {
  return `${(ours / theirs).toFixed(2)}x`;
}
