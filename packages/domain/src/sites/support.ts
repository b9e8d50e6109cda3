const FIRST_TERMS_DATE = new Date('2023-12-01T12:00:00Z');

/** A phone number as it is dialled: without the spaces and hyphens it is written with. Source: product.md §9. */
export function dialledNumber(phone: string): string {
  return phone.replace(/[\s-]/g, '');
}

/** When the terms were last changed: 1 December 2023, or when the company was added if later. Source: product.md §9. */
export function termsDate(companyAdded: Date): Date {
  return companyAdded > FIRST_TERMS_DATE ? companyAdded : new Date(FIRST_TERMS_DATE);
}

/** The version of the terms that a consent names: their day in UTC, as `YYYY-MM-DD`. Source: product.md §9. */
export function termsVersion(companyAdded: Date): string {
  return termsDate(companyAdded).toISOString().slice(0, 10);
}

/** Where a company is registered and for which taxes, in one line; empty where neither is known. Source: product.md §3, company fields. */
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
