import type { PageName } from './page-names';

/** The pages that are a text and nothing else, which a site may replace by its own. Source: product.md §2; our own choice. */
export const TEXT_PAGES = [
  'pages-terms',
  'pages-privacy',
  'pages-cookies',
  'pages-faq',
  'pages-return-policy',
  'pages-service',
  'pages-ban',
  'pages-accessibility',
] as const satisfies readonly PageName[];

export type TextPage = (typeof TEXT_PAGES)[number];

/** Tells such a page from any other. Source: our own choice. */
export function isTextPage(page: unknown): page is TextPage {
  return (TEXT_PAGES as readonly unknown[]).includes(page);
}
