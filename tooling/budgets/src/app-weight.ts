/** Vite's manifest of the client build, as far as it is needed: source files and chunks by name. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/** What a screen of the members' area weighs, in bytes of script after gzip. */
export interface ScreenWeight {
  /** The name of its route's file. */
  route: string;
  /** All scripts, where a visit begins with this screen. */
  first: number;
  /** The scripts that it adds to a visit which began with the search. */
  further: number;
}

/** What each document of the members' area loads: the router with its libraries, and the bars. */
const EVERY_SCREEN = ['src/hydrate-router.tsx', 'src/kit/frame/bars/members.tsx'];

const ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/;

/** A visit of members begins here. */
const START = 'members';

/** Weighs the screens of the routes that `isApp` accepts by the names of their files. `size` returns bytes of a file. */
export function weighScreens(
  manifest: Manifest,
  { isApp, size }: { isApp: (route: string) => boolean; size: (file: string) => number },
): ScreenWeight[] {
  const always = withImports(manifest, EVERY_SCREEN);
  const screens = Object.keys(manifest).flatMap((name) => {
    const route = ROUTE.exec(name)?.[1];
    return route !== undefined && isApp(route) ? [{ route, files: withImports(manifest, [name]) }] : [];
  });
  const start = screens.find(({ route }) => route === START);
  if (!start) throw new Error(`the build has no screen for ${START}`);
  const weight = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + size(file), 0);
  const known = new Set([...always, ...start.files]);
  return screens.map(({ route, files }) => ({
    route,
    first: weight(new Set([...always, ...files])),
    further: weight([...files].filter((file) => !known.has(file))),
  }));
}

/** The files of these entries with all that they import before they run. */
function withImports(manifest: Manifest, entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const entry = manifest[name];
    if (!entry) throw new Error(`the build has no ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    entry.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return new Set([...seen].flatMap((name) => manifest[name]?.file ?? []));
}
