import type { Endpoint, Method } from '@vela/contract/define-endpoint';

/** One path of the contract and what may be done there. */
export interface Route<Id extends string = string> {
  /** The path as the contract writes it, with `{name}` for the parameters. */
  pattern: string;
  ids: Partial<Record<Method, Id>>;
}

export interface FoundRoute<Id extends string> extends Route<Id> {
  /** What a request has in the places that differ. */
  parameters: Record<string, string>;
}

/** The paths of endpoints: most are found by themselves, those with a `{name}` by trying. */
export function createRouteTable<Id extends string>(
  endpoints: Readonly<Record<Id, Endpoint>>,
): (path: string, query?: URLSearchParams) => FoundRoute<Id> | null {
  const routes = new Map<string, Route<Id>>();
  for (const id of Object.keys(endpoints) as Id[]) {
    const { path, method } = endpoints[id];
    const route = routes.get(path) ?? { pattern: path, ids: {} };
    routes.set(path, { ...route, ids: { ...route.ids, [method]: id } });
  }
  const templates = [...routes.values()]
    .filter(({ pattern }) => pattern.includes('{'))
    .map((route) => ({ route, regexp: regexpOf(route.pattern) }));

  /** What an endpoint's own query makes of a path: `/api/user.php?push=1` is another than `/api/user.php`. */
  const special = [...routes.values()].flatMap((route) => {
    const [path, query] = route.pattern.split('?');
    return query === undefined ? [] : [{ path, wanted: [...new URLSearchParams(query)], route }];
  });

  return (path, query = new URLSearchParams()) => {
    const meant = special.find(
      (one) => one.path === path && one.wanted.every(([name, value]) => query.get(name) === value),
    );
    if (meant) return { ...meant.route, parameters: {} };
    const exact = routes.get(path);
    if (exact) return { ...exact, parameters: {} };
    for (const { route, regexp } of templates) {
      const match = regexp.exec(path);
      if (match) return { ...route, parameters: { ...match.groups } };
    }
    return null;
  };
}

function regexpOf(pattern: string): RegExp {
  const source = pattern
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/[^\w/-]/g, '\\$&') : `(?<${part}>[\\w-]+)`))
    .join('');
  return new RegExp(`^${source}$`);
}
