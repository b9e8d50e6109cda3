import { readFileSync, statSync } from 'node:fs';

/** An entry of Vite's manifest, as far as it matters here. */
interface ManifestEntry {
  file: string;
  /** The name of a chunk's group, or of the folder it comes from. */
  name?: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, ManifestEntry>;

/** What the client build made, by source path. */
export interface ClientBuild {
  entry: string;
  /** What a page needs of source files, of a route's split parts and of chunks by name, with all that they import. */
  partsOf(sources: readonly string[]): ClientParts;
}

export interface ClientParts {
  /** Addresses; the largest comes first, since it takes longest and a browser asks for few at a time. */
  modules: readonly string[];
  /** Style sheets in the order of their rules: what a chunk imports stands before its own. */
  styles: readonly StyleSheet[];
}

export interface StyleSheet {
  href: string;
  css: string;
}

/** Reads the client build that lies beside the server build. */
export function readClientBuild(folder: URL): ClientBuild {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8')) as Manifest;
  const file = (key: string) => required(manifest[key]?.file, key);
  const sizeOf = (module: string) => statSync(new URL(module, folder)).size;
  const styleSheet = memoize((path) => ({
    href: address(path),
    css: readFileSync(new URL(path, folder), 'utf8'),
  }));
  const partsOf = memoize((sources): ClientParts => {
    const chunks = findChunks(manifest, sources.split(' '));
    const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
    return {
      modules: chunks
        .map((chunk) => chunk.file)
        .toSorted((a, b) => sizeOf(b) - sizeOf(a))
        .map(address),
      styles: [...styles].map(styleSheet),
    };
  });
  return {
    entry: address(file('src/entry-client.ts')),
    partsOf: (sources) => partsOf(sources.join(' ')),
  };
}

function findChunks(manifest: Manifest, sources: readonly string[]): ManifestEntry[] {
  const keys = Object.keys(manifest);
  const keysOf = (source: string) => {
    // A file may share the chunk of another, which lists it then; a chunk that is named must be there.
    if (source.includes('/'))
      return keys.filter((key) => key === source || key.startsWith(`${source}?tsr-split=`));
    return [
      required(
        keys.find((key) => key.startsWith('_') && manifest[key]?.name === source),
        source,
      ),
    ];
  };
  return reach(manifest, sources.flatMap(keysOf), new Set());
}

/** Chunks with all that they import, which comes before them. */
function reach(manifest: Manifest, keys: readonly string[], seen: Set<ManifestEntry>): ManifestEntry[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk)) return [];
    seen.add(chunk);
    return [...reach(manifest, chunk.imports ?? [], seen), chunk];
  });
}

function memoize<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}

function address(file: string): string {
  return `/${file}`;
}

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the client build has no ${name}`);
  return value;
}
