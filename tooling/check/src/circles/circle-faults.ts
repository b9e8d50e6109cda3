import { dirname } from 'node:path/posix';

import { type Arrow, type Circle, findCircles } from './find-circles.ts';
import { importsOf } from './read-imports.ts';

/** What no other file imports; the fakes in folders of `testing` are imported, and count. */
const TEST = /\.(test|test-d|stories|bench)\.tsx?$/;

/**
 * The circles below a folder such as `apps/server/src`: between its folders, and between single files. Imports of types
 * count, since what can't be understood alone can't be changed alone; tests and stories don't. `sources` are texts by
 * their paths from the root of the workspace. Gives a text for each circle, with a line for each of its arrows.
 */
export function circleFaults(folder: string, sources: ReadonlyMap<string, string>): string[] {
  const files = new Set(
    [...sources.keys()].filter(
      (file) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file) && !TEST.test(file),
    ),
  );
  const imports = [...files].flatMap((from) =>
    importsOf(from, sources.get(from) ?? '', files).map((to) => ({ from, to })),
  );
  const folderOf = (file: string): string => dirname(file).slice(folder.length + 1) || '.';
  const between = imports.map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }));
  const exampleOf = (arrow: Arrow): Arrow | undefined =>
    imports.find(({ from, to }) => folderOf(from) === arrow.from && folderOf(to) === arrow.to);
  return [
    ...findCircles(between).map((circle) => faultOf(`${folder}: folders in a circle`, circle, exampleOf)),
    ...findCircles(imports).map((circle) => faultOf(`${folder}: files in a circle`, circle)),
  ];
}

/** An arrow between folders is shown with one of the imports that it is made of. */
function faultOf(title: string, { arrows }: Circle, exampleOf?: (arrow: Arrow) => Arrow | undefined): string {
  const lines = arrows.map((arrow) => {
    const example = exampleOf?.(arrow);
    return `  ${nameOf(arrow)}${example ? `, as ${nameOf(example)}` : ''}`;
  });
  return [title, ...lines].join('\n');
}

function nameOf({ from, to }: Arrow): string {
  return `${from} -> ${to}`;
}
