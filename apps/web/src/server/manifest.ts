import { readFileSync } from 'node:fs';

/** An entry of Vite's manifest, as far as it matters here. */
interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** What the client build made, by source path. */
export interface ClientBuild {
  /** The text of the one style sheet. */
  css: string;
  /** Addresses of the first fonts to come. */
  fonts: readonly string[];
  entry: string;
  /** Addresses of a source file's chunk and of all that it imports; of a route its split parts. */
  modulesOf(source: string): readonly string[];
}

/** Reads the client build that lies beside the server build. */
export function readClientBuild(folder: URL): ClientBuild {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const file = (key: string) => required(manifest[key]?.file, key);
  const known = new Map<string, readonly string[]>();
  const modulesOf = (source: string) => {
    const modules = known.get(source) ?? findModules(manifest, source);
    known.set(source, modules);
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

function findModules(manifest: Record<string, ManifestEntry>, source: string): readonly string[] {
  const keys = Object.keys(manifest).filter(
    (key) => key === source || key.startsWith(`${source}?tsr-split=`),
  );
  return [...reach(manifest, keys)].map(address);
}

function reach(
  manifest: Record<string, ManifestEntry>,
  keys: readonly string[],
  files = new Set<string>(),
): Set<string> {
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
