/** The use of a dependency: in what is delivered, or only by the developers who build it. */
export type Use = 'shipped' | 'tool';

export interface Dependency {
  name: string;
  versions: readonly string[];
  /** An SPDX expression as the package states it, or `Unknown`. */
  licence: string;
  use: Use;
}

/** Licences that ask for no more than a notice. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
] as const;

/** Tools are run, not delivered: file-level copyleft, attribution of data and terms of fonts bind only who passes them on. */
const TOOL_ONLY = ['CC-BY-4.0', 'MPL-2.0', 'OFL-1.1'] as const;

/**
 * A library under the LGPL may be shipped with a commercial product as a separate shared object that the
 * recipient can replace: npm installs these beside our code, and nothing of them is built into it.
 */
const REPLACEABLE = { licence: 'LGPL-3.0-or-later', names: /^@img\/sharp-libvips-/ } as const;

/** Packages whose manifest doesn't say what their text does. */
const STATED_ELSEWHERE: Readonly<Record<string, string>> = {
  'require-like': 'MIT', // in its Readme
};

/** Named as a dependency of something delivered, yet read only while building. */
export const ONLY_BUILDING: ReadonlySet<string> = new Set([
  'caniuse-lite', // by the macros that take texts out of the code
]);

/** The licence of a dependency, with what its manifest leaves out. */
export function licenceOf({ name, licence }: Pick<Dependency, 'name' | 'licence'>): string {
  return licence === 'Unknown' ? (STATED_ELSEWHERE[name] ?? 'Unknown') : licence;
}

/** Whether the licence suits the use: each part of an `AND`, at least one of an `OR`. */
export function isAllowed(dependency: Dependency): boolean {
  const allowed = new Set<string>(dependency.use === 'tool' ? [...PERMISSIVE, ...TOOL_ONLY] : PERMISSIVE);
  if (REPLACEABLE.names.test(dependency.name)) allowed.add(REPLACEABLE.licence);
  const expression = licenceOf(dependency).replace(/[()]/g, '');
  return expression
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((id) => allowed.has(id)));
}
