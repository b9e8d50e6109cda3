const FIRST_TERMS_DATE = new Date('2023-12-01T12:00:00Z');

/** When the terms were last changed: 1 December 2023, or when the company was added if later. Source: product.md §9. */
export function termsDate(companyAdded: Date): Date {
  return companyAdded > FIRST_TERMS_DATE ? companyAdded : new Date(FIRST_TERMS_DATE);
}

/** The version of the terms that a consent names: their day in UTC, as `YYYY-MM-DD`. Source: product.md §9. */
export function termsVersion(companyAdded: Date): string {
  return termsDate(companyAdded).toISOString().slice(0, 10);
}
