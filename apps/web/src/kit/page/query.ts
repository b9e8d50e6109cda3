/** The parameters of a query as they stand in the address; of several with one name the last. */
export type Query = Readonly<Record<string, string>>;

/** The query of an address. */
export function queryOf(href: string): Query {
  const start = href.indexOf('?');
  return start < 0 ? {} : Object.fromEntries(new URLSearchParams(href.slice(start).split('#')[0]));
}
