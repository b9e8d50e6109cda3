import { dirname, resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** A statement that takes names from a module, or passes them on. */
interface Taking {
  passesOn: boolean;
  /** The names as the other module exports them; `null` for all of it. */
  names: readonly string[] | null;
  source: string;
}

/**
 * A module with all that it imports before it runs. Of an index, which only passes on, those alone whose names are taken: with
 * the others it would bring whole topics that nobody on the way asks for.
 */
export function importsOf(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  const imported = modules.getModuleInfo(id)?.importedIds ?? [];
  const named = new Set<string>();
  for (const { names, source } of takingsIn(id, modules)) {
    const target = imported.find((other) => isAt(other, { source, from: id }));
    if (target === undefined) continue;
    named.add(target);
    follow(target, { names, modules, found });
  }
  for (const other of imported) if (!named.has(other)) importsOf(other, modules, found);
  return found;
}

function follow(
  id: string,
  { names, modules, found }: { names: readonly string[] | null; modules: Modules; found: Set<string> },
): void {
  const takings = takingsIn(id, modules);
  if (names === null || !isIndex(id) || !takings.every(({ passesOn }) => passesOn)) {
    importsOf(id, modules, found);
    return;
  }
  const imported = modules.getModuleInfo(id)?.importedIds ?? [];
  for (const taking of takings) {
    const taken = taking.names?.filter((name) => names.includes(name)) ?? names;
    const target = imported.find((other) => isAt(other, { source: taking.source, from: id }));
    if (target !== undefined && taken.length > 0) follow(target, { names: taken, modules, found });
  }
}

const TAKING = /\b(import|export)\s*(?:\{([^}]*)\}|\*)?(?:[\s\w*,]*?)\s*from\s*["']([^"']+)["']/g;

function takingsIn(id: string, modules: Modules): Taking[] {
  const code = modules.getModuleInfo(id)?.code ?? '';
  return [...code.matchAll(TAKING)].map(([, keyword, names, source = '']) => ({
    passesOn: keyword === 'export',
    names: names === undefined ? null : namesIn(names),
    source,
  }));
}

/** `a, b as c` takes `a` and `b`. An index names things as their own modules do. */
function namesIn(list: string): string[] {
  return list.split(',').flatMap((part) => part.trim().split(/\s+as\s+/)[0] || []);
}

function isIndex(id: string): boolean {
  return /\/index\.tsx?$/.test(id);
}

/** Whether a module is the one that another names so: beside it, or a folder of one of our packages. */
function isAt(id: string, { source, from }: { source: string; from: string }): boolean {
  const [, name, folder] = /^@vela\/([\w-]+)\/(.+)$/.exec(source) ?? [];
  if (name !== undefined) return id.endsWith(`/packages/${name}/src/${folder}/index.ts`);
  if (!source.startsWith('.')) return false;
  const path = resolve(dirname(from), source);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].includes(id);
}
