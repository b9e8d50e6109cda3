import { dirname, join, normalize } from 'node:path/posix';

import { FLOORS, FOLDER_LAYERS, PACKAGE_LAYERS } from '../layers.ts';
import { isTestFile, type Place, placeOf } from '../place.ts';
import type { Located, Rule } from '../rule.ts';

interface Import {
  specifier: string;
  typesOnly: boolean;
  /** Loaded by `import()`, when it is needed. */
  lazily?: boolean;
}

/** Imports follow the table in `layers.ts`: between packages, and between the folders of one package. */
export const layers: Rule = {
  meta: { type: 'problem', docs: { description: 'imports follow the architecture' } },
  create(context) {
    const place = placeOf(context.filename);
    if (place === null) return {};
    const check = (node: Located, found: Import): void => {
      const message = problemOf(place, found);
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration(node) {
        const named = node.specifiers.length > 0 && node.specifiers.every(isTypeSpecifier);
        check(node, { specifier: node.source.value, typesOnly: node.importKind === 'type' || named });
      },
      ExportNamedDeclaration(node) {
        if (node.source) check(node, { specifier: node.source.value, typesOnly: node.exportKind === 'type' });
      },
      ExportAllDeclaration(node) {
        check(node, { specifier: node.source.value, typesOnly: node.exportKind === 'type' });
      },
      TSImportType(node) {
        check(node, { specifier: node.source.value, typesOnly: true });
      },
      ImportExpression(node) {
        if (node.source.type === 'Literal' && typeof node.source.value === 'string') {
          check(node, { specifier: node.source.value, typesOnly: false, lazily: true });
        }
      },
      'CallExpression[callee.property.name="glob"][callee.object.type="MetaProperty"]': (node) => {
        if (PACKAGE_LAYERS[place.package]?.gathers) return;
        for (const specifier of patternsOf(node as unknown as GlobCall))
          check(node, { specifier, typesOnly: false });
      },
    };
  },
};

interface GlobCall {
  arguments: readonly { type: string; value?: unknown; elements?: readonly { value?: unknown }[] }[];
}

/** The patterns of an `import.meta.glob`: one, or a list. */
function patternsOf({ arguments: [first] }: GlobCall): string[] {
  const values = first?.type === 'ArrayExpression' ? (first.elements ?? []) : [{ value: first?.value }];
  return values.flatMap(({ value }) => (typeof value === 'string' ? [value.replace(/^!/, '')] : []));
}

function isTypeSpecifier(specifier: object): boolean {
  return 'importKind' in specifier && specifier.importKind === 'type';
}

/** Why a place may not import this; null when it may. */
function problemOf(place: Place, found: Import): string | null {
  if (found.specifier.startsWith('.')) return folderProblem(place, found);
  if (found.specifier.startsWith('@vela/')) return workspaceProblem(place, found);
  return npmProblem(place, found.specifier);
}

function folderProblem(place: Place, { specifier, lazily = false }: Import): string | null {
  const target = normalize(join(dirname(place.path), specifier));
  if (target.startsWith('..')) return `${place.package} reaches into another package by a relative path`;
  for (const { from, never, siblings, because, ...layer } of FOLDER_LAYERS[place.package] ?? []) {
    const source = from.exec(place.path);
    const hit = never.exec(target.replace(/\.tsx?$/, ''));
    if (!source || !hit) continue;
    if (siblings && source[1] === hit[1]) continue;
    if (layer.lazily && lazily) continue;
    return `${place.path} may not import ${target}: ${because}`;
  }
  return floorProblem(place, target);
}

/** Why a file may not import one of another floor; null when it may. Tests stand outside the floors. */
function floorProblem(place: Place, target: string): string | null {
  const floors = FLOORS[place.package];
  if (!floors) return null;
  const from = folderIn(place.path, floors);
  const to = folderIn(target, floors);
  if (from === null || from === to || isTestFile(place.path)) return null;
  if (!floors.includes(from)) return `src/${from} has no place among the floors of ${place.package}`;
  if (to === null) return `${place.path} may not import ${target}: the files at the top import the folders`;
  if (floors.indexOf(to) < floors.indexOf(from)) return null;
  return `${place.path} may not import ${target}: ${to} stands above ${from}`;
}

/**
 * The floor below `src` that a file is in: a folder, or one of its folders where these are floors of their own. `null` for a
 * file at the top, or outside of `src`.
 */
function folderIn(path: string, floors: readonly string[]): string | null {
  const [, folder, inner] = /^src\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  if (folder === undefined) return null;
  const nested = `${folder}/${inner}`;
  return floors.includes(nested) ? nested : folder;
}

function workspaceProblem(place: Place, { specifier, typesOnly, lazily = false }: Import): string | null {
  const layer = PACKAGE_LAYERS[place.package];
  if (!layer) return null;
  const path = specifier.slice('@vela/'.length);
  const [name = ''] = path.split('/');
  if (place.package.endsWith(`/${name}`))
    return `${specifier} is this very package: import it by a relative path`;
  if (!layer.workspace.includes(name)) return `${place.package} may not import @vela/${name}`;
  const isRuntime = !typesOnly && !isTestFile(place.path);
  if (
    isRuntime &&
    layer.typesOnly?.includes(name) &&
    !layer.runtime?.some((open) => path === open || path.startsWith(`${open}/`))
  ) {
    return `${place.package} may import only types of @vela/${name}`;
  }
  const eager = layer.lazy?.[name];
  if (isRuntime && !lazily && eager && !eager.test(place.path)) {
    return `${place.path} may load @vela/${name} only with import(): most installations never need it`;
  }
  return null;
}

function npmProblem(place: Place, specifier: string): string | null {
  const layer = PACKAGE_LAYERS[place.package];
  if (!layer || isTestFile(place.path) || !place.path.startsWith('src/')) return null;
  if (layer.browser?.test(place.path) && specifier.startsWith('node:')) {
    return `${place.path} runs in a browser, which has no ${specifier}`;
  }
  if (layer.never?.some((name) => name.test(specifier)))
    return `${place.package} may not import ${specifier}`;
  if (layer.npm && !layer.npm.some((name) => name.test(specifier))) {
    return `${place.package} may not import ${specifier}`;
  }
  return null;
}
