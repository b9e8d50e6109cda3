import { pagesWith, type PagesWith } from './pages';

export type TextPage = PagesWith<'text'>;

/** The pages that are a text and nothing else, which a site may replace by its own. Source: product.md §2. */
export const TEXT_PAGES: readonly TextPage[] = pagesWith('text');

/** Whether a page is one of these. */
export function isTextPage(page: unknown): page is TextPage {
  return (TEXT_PAGES as readonly unknown[]).includes(page);
}
