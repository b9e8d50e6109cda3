import type { PageName } from '../pages';

/** Whether the navigation stands on a page: not while a sign-up is completed. Source: product.md §2, Top navigation. */
export function hasNavigation(page: PageName): boolean {
  return page !== 'complete-signup';
}

const WITH_BACK: readonly PageName[] = [
  'members-id',
  'likes-type',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
];

export interface BackButtonInput {
  page: PageName;
  installedApp: boolean;
  /** The entries of the session's history, this page among them. */
  historyLength: number;
}

/** Whether a page has a Back button: in the installed app, with somewhere to go back to, on these pages. Source: product.md §2. */
export function showsBackButton({ page, installedApp, historyLength }: BackButtonInput): boolean {
  return installedApp && historyLength > 1 && WITH_BACK.includes(page);
}

/**
 * The pages that the footer leads to, in its order: those of the product, and last the accessibility statement. Source:
 * product.md §2, Top navigation; Directive (EU) 2019/882, Article 13.
 */
export const FOOTER_PAGES = [
  'pages-terms',
  'pages-privacy',
  'pages-cookies',
  'pages-ban',
  'pricing',
  'complaints',
  'pages-return-policy',
  'pages-faq',
  'pages-service',
  'pages-accessibility',
] as const satisfies readonly PageName[];

export type FooterPage = (typeof FOOTER_PAGES)[number];

/** What the account's menu offers, in its order; logging out is no page. Source: product.md §2, Top navigation. */
export const ACCOUNT_ITEMS = ['profile', 'settings', 'logout'] as const;
