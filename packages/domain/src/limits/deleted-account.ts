/** How long a deleted account can come back, in days. Source: product.md §9. */
export const DELETED_ACCOUNT_DAYS = 14;
