// Weighs the first page of every visitor's route in every language, as the built server sends it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { weighScreens, type Manifest, type ScreenWeight } from './app-weight.ts';
import { heavyRules, weighDomain, weighLanderScript } from './domain-weight.ts';
import { JAVASCRIPT_AIM, LIMITS } from './limits.ts';
import { gzipped, weigh, type ClientFile, type PageWeight } from './page-weight.ts';
import { visitorInput, type ServerBuild } from './server-build.ts';

const dist = join(import.meta.dirname, '../../../apps/web/dist');
const client = join(dist, 'client');
const assets = readdirSync(join(client, 'assets'));
const files = new Map<string, ClientFile>();

const pages = await weighPages();
const screens = weighApp(pages.map(({ path }) => path));
const faults = [...checkPages(pages), ...checkScreens(screens), ...checkAssets(), ...(await checkDomain())];
report(pages);
reportScreens(screens);
for (const fault of faults) console.error(`Over the budget: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function weighPages(): Promise<PageWeight[]> {
  const entry = pathToFileURL(join(dist, 'server/entry-server.js')).href;
  const { renderPage, firstPages } = (await import(entry)) as ServerBuild;
  const wanted = firstPages.paths.flatMap((path) => firstPages.locales.map((locale) => ({ path, locale })));
  return Promise.all(
    wanted.map(async (page) => {
      const html = await (await renderPage(visitorInput(page))).text();
      return weigh({ ...page, html }, readClientFile);
    }),
  );
}

function checkPages(weights: readonly PageWeight[]): string[] {
  return weights.flatMap(({ path, locale, javascript, css, unwanted }) => [
    ...(javascript > javascriptLimit(path)
      ? [
          `${path} in ${locale} loads ${kB(javascript)} of JavaScript, the limit is ${kB(javascriptLimit(path))}`,
        ]
      : []),
    ...(css > LIMITS.css ? [`${path} holds ${kB(css)} of CSS, the limit is ${kB(LIMITS.css)}`] : []),
    ...unwanted.map((library) => `${path} in ${locale} loads ${library}, which has no place on a first page`),
  ]);
}

/** The screens of the members' area: all that no visitor opens, and the search. */
function weighApp(visitorPaths: readonly string[]): ScreenWeight[] {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  // `members_.$id` is the route of /members/$id, `index` of /.
  const pathOf = (route: string) => `/${route === 'index' ? '' : route.replace(/_?\./g, '/')}`;
  const isApp = (route: string) => route === 'members' || !visitorPaths.includes(pathOf(route));
  return weighScreens(manifest, { isApp, size: (file) => readClientFile(`/${file}`).size });
}

function checkScreens(weights: readonly ScreenWeight[]): string[] {
  return weights.flatMap(({ route, first, further }) => [
    ...(first > LIMITS.appFirstLoad
      ? [
          `a visit that begins with ${route} loads ${kB(first)} of JavaScript, the limit is ${kB(LIMITS.appFirstLoad)}`,
        ]
      : []),
    ...(further > LIMITS.appFurtherScreen
      ? [`${route} adds ${kB(further)} of JavaScript to a visit, the limit is ${kB(LIMITS.appFurtherScreen)}`]
      : []),
  ]);
}

function reportScreens(weights: readonly ScreenWeight[]): void {
  for (const { route, first, further } of weights)
    console.log(`${route.padEnd(34)} ${kB(first)} where a visit begins, ${kB(further)} more later`);
}

function javascriptLimit(path: string): number {
  return path === '/signup' ? LIMITS.signupJavascript : LIMITS.javascript;
}

function checkAssets(): string[] {
  const fonts = sizeOf('.woff2');
  const firstFont = sizeOf('.woff2', /-latin-(?!ext)/);
  console.log(
    `Fonts ${kB(fonts)} (${kB(LIMITS.fonts)}), the first ${kB(firstFont)} (${kB(LIMITS.firstFont)})`,
  );
  return [
    ...(fonts > LIMITS.fonts ? [`${kB(fonts)} of fonts`] : []),
    ...(firstFont > LIMITS.firstFont ? [`${kB(firstFont)} for the first font`] : []),
  ];
}

async function checkDomain(): Promise<string[]> {
  const weights = { domain: await weighDomain(), landerScript: await weighLanderScript() };
  console.log(
    `Rules ${kB(weights.domain)} (${kB(LIMITS.domain)}), a lander's script ${kB(weights.landerScript)} (${kB(LIMITS.landerScript)})`,
  );
  return heavyRules(weights, LIMITS);
}

/** One line for each route: the heaviest language counts. */
function report(weights: readonly PageWeight[]): void {
  for (const [path, group] of Map.groupBy(weights, (weight) => weight.path)) {
    const heaviest = group.toSorted((a, b) => b.javascript - a.javascript)[0];
    if (!heaviest) continue;
    const { javascript, css, locale, files: loaded } = heaviest;
    const aim = javascript > JAVASCRIPT_AIM ? `, ${kB(javascript - JAVASCRIPT_AIM)} above the aim` : '';
    console.log(
      `${path.padEnd(20)} ${kB(javascript).padStart(8)} gzip JavaScript in ${loaded.length} files (${locale}${aim}), ${kB(css)} CSS`,
    );
  }
}

function readClientFile(path: string): ClientFile {
  const known = files.get(path);
  if (known) return known;
  const content = readFileSync(join(client, path));
  const file = { text: content.toString('utf8'), size: gzipped(content) };
  files.set(path, file);
  return file;
}

function sizeOf(ending: string, named = /./): number {
  return assets
    .filter((name) => name.endsWith(ending) && named.test(name))
    .reduce((sum, name) => sum + readFileSync(join(client, 'assets', name)).length, 0);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
