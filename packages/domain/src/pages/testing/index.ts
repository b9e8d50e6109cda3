import { PAGE_ACCESS, type PageName } from '../page-names';

/** The names of all routes, for tests that go through them. Source: product.md §2. */
export const PAGE_NAMES = Object.keys(PAGE_ACCESS) as PageName[];
