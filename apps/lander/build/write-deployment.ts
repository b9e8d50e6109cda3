import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Deployment } from '../src/deployment.ts';
import type { WrittenPage } from '../src/prerender.tsx';
import type { Bundle } from './bundle.ts';
import { finishPage, type FinishedPage } from './finish-page.ts';

interface Finished extends FinishedPage {
  page: WrittenPage;
  /** Path of the file in the deployment's folder. */
  file: string;
}

/** Writes a deployment into its folder and says how many pages it has. */
export async function writeDeployment(
  bundle: Bundle,
  { deployment, outDir }: { deployment: Deployment; outDir: string },
): Promise<number> {
  const finished = bundle.prerender
    .writePages(deployment)
    .map((page) => finish(bundle, { deployment, page }));
  await rm(outDir, { recursive: true, force: true });
  await copyAssets(bundle.assetsDir, join(outDir, 'assets'));
  for (const { file, html } of finished) await write(join(outDir, file), html);
  await write(...indexOf(finished, { deployment, outDir }));
  return finished.length;
}

function finish(
  bundle: Bundle,
  { deployment, page }: { deployment: Deployment; page: WrittenPage },
): Finished {
  const { site, slug } = deployment;
  // A server shows its pages under addresses of its own.
  const folder = site && slug !== null ? `${slug}/${page.folder}` : page.folder;
  const finished = finishPage(page.html, {
    ...bundle,
    formTarget: site ? site.url : `'self'`,
    assets: site ? `${'../'.repeat(folder.split('/').length - 1) || './'}assets/` : '/landers/assets/',
  });
  return { ...finished, page, file: `${folder}index.html` };
}

/** What a host has to know beside the files: for a server the pages, for others the headers that a page can't give itself. */
function indexOf(
  finished: readonly Finished[],
  { deployment, outDir }: { deployment: Deployment; outDir: string },
): [path: string, content: string] {
  const { site, lander, slug } = deployment;
  if (site) return [join(outDir, '_headers'), HEADERS];
  const pages = finished.map(({ page: { niche, locale }, file, policy }) => ({
    niche,
    locale,
    file,
    policy,
  }));
  return [join(outDir, 'lander.json'), `${JSON.stringify({ lander, slug, pages }, null, 2)}\n`];
}

const HEADERS = `/*
  Content-Security-Policy: frame-ancestors 'none'
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** Fonts and pictures; styles are in the pages. */
async function copyAssets(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (file) => !basename(file).endsWith('.css') });
}

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
