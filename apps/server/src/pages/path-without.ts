/** The path of an address with its query but for one parameter of it. */
export function pathWithout({ pathname, searchParams }: URL, name: string): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete(name);
  return rest.size === 0 ? pathname : `${pathname}?${rest.toString()}`;
}
