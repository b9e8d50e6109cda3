import { dirname } from 'node:path/posix';

import { type Arrow, type Circle, findCircles } from './find-circles.ts';
import { importsOf } from './read-imports.ts';

/** A package whose files and folders are held to have no circle. */
export interface Held {
  /** Such as `apps/server/src`. */
  folder: string;
  /** Arrows between its folders that are still let through, as `from -> to`: the list may only become shorter. */
  allowed: readonly string[];
}

/** What no other file imports; the fakes in folders of `testing` are imported, and count. */
const TEST = /\.(test|test-d|stories|bench)\.tsx?$/;

/** The text of a source by its path from the root of the workspace. */
type Sources = ReadonlyMap<string, string>;

/**
 * The circles of a package: between its folders, and between single files. Imports of types count, since what can't be
 * understood alone can't be changed alone; tests and stories don't, as nothing imports them. Gives a line for each fault.
 */
export function circleFaults({ folder, allowed }: Held, sources: Sources): string[] {
  const files = new Set(
    [...sources.keys()].filter(
      (file) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file) && !TEST.test(file),
    ),
  );
  const between = [...files].flatMap((from) =>
    importsOf(from, sources.get(from) ?? '', files).map((to) => ({ from, to })),
  );
  const folders = between
    .map(({ from, to }) => ({ from: folderOf(from, folder), to: folderOf(to, folder) }))
    .filter(({ from, to }) => from !== to);
  const remaining = folders.filter((arrow) => !allowed.includes(nameOf(arrow)));
  return [
    ...findCircles(remaining).map((circle) => faultOf('folders', { folder, circle, between })),
    ...findCircles(between.filter((arrow) => !isAllowed(arrow, { folder, allowed }))).map((circle) =>
      faultOf('files', { folder, circle, between: [] }),
    ),
    ...unneeded(folders, allowed).map(
      (name) => `${folder}: ${name} is in no circle any more: take it off the list`,
    ),
  ];
}

/** A folder's path inside the package; `.` for its root. */
function folderOf(file: string, root: string): string {
  return dirname(file).slice(root.length + 1) || '.';
}

function isAllowed({ from, to }: Arrow, { folder, allowed }: Held): boolean {
  return allowed.includes(nameOf({ from: folderOf(from, folder), to: folderOf(to, folder) }));
}

function nameOf({ from, to }: Arrow): string {
  return `${from} -> ${to}`;
}

/** Those of the list that are in no circle, even if nothing were let through. */
function unneeded(folders: readonly Arrow[], allowed: readonly string[]): string[] {
  const needed = new Set(findCircles(folders).flatMap(({ arrows }) => arrows.map(nameOf)));
  return allowed.filter((name) => !needed.has(name));
}

interface Found {
  folder: string;
  circle: Circle;
  /** The imports that the arrows are made of, to name one of each. */
  between: readonly Arrow[];
}

function faultOf(kind: 'folders' | 'files', { folder, circle, between }: Found): string {
  const lines = circle.arrows.map((arrow) => {
    const example = between.find(
      ({ from, to }) => folderOf(from, folder) === arrow.from && folderOf(to, folder) === arrow.to,
    );
    return `  ${nameOf(arrow)}${example ? `, as ${nameOf(example)}` : ''}`;
  });
  return [`${folder}: ${circle.nodes.length} ${kind} in a circle`, ...lines].join('\n');
}
