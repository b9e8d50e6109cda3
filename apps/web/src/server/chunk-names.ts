/** What every page imports before it reacts. */
export const PAGE_CHUNK = 'page';

/** The screen that stands in for a page: not found, an error, a link that has expired. Named by its folder. */
export const STATUS_CHUNK = 'status';
