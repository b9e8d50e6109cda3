export interface LoginSearch {
  /** Where someone meant to go, as written in the address; not yet known to be on this site. */
  next?: string;
}

export function parseLoginSearch({ next }: Record<string, unknown>): LoginSearch {
  return typeof next === 'string' ? { next } : {};
}
