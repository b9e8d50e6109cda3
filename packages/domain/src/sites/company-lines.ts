/**
 * Returns in one line the register and the taxes of a company; empty where neither is known. Source:
 * product.md §3, company fields.
 */
export function registerLine(
  { kvk, vat_numbers: vatNumbers }: { kvk: string | null; vat_numbers: readonly string[] },
  separator = ' · ',
): string {
  return [...(kvk === null ? [] : [`KvK ${kvk}`]), ...vatNumbers].join(separator);
}

/** Who runs a site, in one line; the country in the reader's language. Source: product.md §3, company fields. */
export function companyLine({ name, city }: { name: string; city: string }, country: string): string {
  return `${name} · ${city}, ${country}`;
}
