import { readFileSync, statSync } from 'node:fs';

/** An entry of Vite's manifest, as far as it matters here. */
interface ManifestEntry {
  file: string;
  imports?: string[];
}

type Manifest = Record<string, ManifestEntry>;

/** What the client build made, by source path. */
export interface ClientBuild {
  /** The text of the one style sheet. */
  css: string;
  /** Addresses of the first fonts to come. */
  fonts: readonly string[];
  entry: string;
  /**
   * Addresses of the chunks of source files and of all that they import; of a route its split parts. The
   * largest comes first, since it takes longest and a browser asks for few at a time.
   */
  modulesOf(sources: readonly string[]): readonly string[];
}

/** Reads the client build that lies beside the server build. */
export function readClientBuild(folder: URL): ClientBuild {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8')) as Manifest;
  const file = (key: string) => required(manifest[key]?.file, key);
  const sizeOf = (module: string) => statSync(new URL(module, folder)).size;
  const known = new Map<string, readonly string[]>();
  const modulesOf = (sources: readonly string[]) => {
    const key = sources.join();
    const modules =
      known.get(key) ??
      [...findModules(manifest, sources)].toSorted((a, b) => sizeOf(b) - sizeOf(a)).map(address);
    known.set(key, modules);
    return modules;
  };
  return {
    css: readFileSync(new URL(file('style.css'), folder), 'utf8'),
    fonts: Object.keys(manifest)
      .filter((key) => key.endsWith('-latin.woff2'))
      .map((key) => address(file(key))),
    entry: address(file('src/entry-client.ts')),
    modulesOf,
  };
}

function findModules(manifest: Manifest, sources: readonly string[]): Set<string> {
  const keys = sources.flatMap((source) => [
    source,
    ...Object.keys(manifest).filter((key) => key.startsWith(`${source}?tsr-split=`)),
  ]);
  return reach(manifest, keys);
}

function reach(manifest: Manifest, keys: readonly string[], files = new Set<string>()): Set<string> {
  for (const key of keys) {
    const entry = manifest[key];
    if (!entry || files.has(entry.file)) continue;
    files.add(entry.file);
    reach(manifest, entry.imports ?? [], files);
  }
  return files;
}

function address(file: string): string {
  return `/${file}`;
}

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the client build has no ${name}`);
  return value;
}
