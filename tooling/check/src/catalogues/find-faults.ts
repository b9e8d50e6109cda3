import { relative } from 'node:path';

import { extractor, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

import { ROOT } from '../root.ts';
import { translationFaults } from './translation-faults.ts';
import { typographyFaults } from './typography-faults.ts';

type Config = ReturnType<typeof getConfig>;
type Extractor = typeof extractor;
type Found = Parameters<Parameters<Extractor['extract']>[2]>[0];
type Texts = NonNullable<Awaited<ReturnType<Awaited<ReturnType<typeof getCatalogs>>[number]['collect']>>>;

const NOT_SHOWN = ['**/*.test.*', '**/*.stories.*', '**/testing/**'];

/**
 * What lingui's own checks don't see: a text that no catalogue includes is shown as its id, a fallback locale hides a
 * missing translation from every check, a translation that fills in other values than its source breaks where it is
 * shown, and marks of another language are read as slips.
 */
export async function findCatalogueFaults(folder: string): Promise<string[]> {
  const config = { ...getConfig({ cwd: folder }), extractors: [readOnce()] };
  const name = relative(ROOT, folder);
  return [
    ...fallbackFaults(config, name),
    ...(await orphanFaults(config, name)),
    ...(await differences(config, name)),
  ];
}

/** What every way to show a text names: the macros and the components by where they come from, a call by its object. */
const MAY_SHOW_TEXTS = /lingui|i18n/i;

/**
 * Lingui's own extractor, but each file is parsed once, though more than one catalogue includes it, and not at all where it can
 * show no text: that takes two thirds of the time.
 */
function readOnce(): Extractor {
  const read = new Map<string, Promise<readonly Found[]>>();
  const extract = async (...[file, code, onFound, how]: Parameters<Extractor['extract']>): Promise<void> => {
    if (!MAY_SHOW_TEXTS.test(code)) return;
    const found = read.get(file) ?? findAll((onEach) => extractor.extract(file, code, onEach, how));
    read.set(file, found);
    for (const text of await found) onFound(text);
  };
  return { match: (file) => extractor.match(file), extract };
}

async function findAll(extract: (onEach: (text: Found) => void) => unknown): Promise<readonly Found[]> {
  const found: Found[] = [];
  await extract((text) => found.push(text));
  return found;
}

function fallbackFaults({ fallbackLocales }: Config, name: string): string[] {
  const hasFallback = fallbackLocales !== undefined && Object.keys(fallbackLocales).length > 0;
  return hasFallback ? [`${name}: the configuration has a fallback locale, which hides missing texts`] : [];
}

async function orphanFaults(config: Config, name: string): Promise<string[]> {
  // The placeholder for the folder is already filled in by now, so that a catalogue of our own names it.
  const { rootDir } = config;
  const everything = {
    path: `${rootDir}/everything/{locale}`,
    include: [`${rootDir}/src`],
    exclude: NOT_SHOWN,
  };
  const [included, all] = await Promise.all([
    collect(config),
    collect({ ...config, catalogs: [everything] }),
  ]);
  return [...all]
    .filter(([id]) => !included.has(id))
    .map(([, { message, origin }]) => `${name}: no catalogue includes “${message}” of ${origin[0]?.[0]}`);
}

/** Translations that don't do what their source does, or write it otherwise than their language. Missing ones are lingui's own to find. */
async function differences(config: Config, name: string): Promise<string[]> {
  const catalogues = await getCatalogs(config);
  const read = await Promise.all(
    catalogues.flatMap((catalogue) =>
      config.locales.map(async (locale) => ({
        locale,
        texts: Object.values((await catalogue.read(locale)) ?? {}),
      })),
    ),
  );
  return read.flatMap(({ locale, texts }) =>
    texts.flatMap(({ message = '', translation = '' }) =>
      (translation === '' ? [] : faultsOf(message, translation, locale)).map(
        (fault) => `${name}: “${translation}” (${locale}) ${fault}`,
      ),
    ),
  );
}

function faultsOf(message: string, translation: string, locale: string): string[] {
  return [...translationFaults(message, translation, locale), ...typographyFaults(translation, locale)];
}

async function collect(config: Config): Promise<Map<string, Texts[string]>> {
  const catalogues = await getCatalogs(config);
  const texts = await Promise.all(catalogues.map((catalogue) => catalogue.collect()));
  return new Map(texts.flatMap((each) => Object.entries(each ?? {})));
}
