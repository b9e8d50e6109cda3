import { pageOf, pagesWith, type PageName, type PagesWith } from '../pages';

export interface BackButtonInput {
  page: PageName;
  installedApp: boolean;
  /** The entries of the session's history, this page among them. */
  historyLength: number;
}

/** Whether a page has a Back button: in the installed app, with somewhere to go back to, on the pages that say so. Source: product.md §2. */
export function showsBackButton({ page, installedApp, historyLength }: BackButtonInput): boolean {
  return installedApp && historyLength > 1 && pageOf(page).back === true;
}

export type FooterPage = PagesWith<'footer'>;

/**
 * The pages that the footer leads to, in its order: those of the product, and last the accessibility statement. Source:
 * product.md §2, Top navigation; Directive (EU) 2019/882, Article 13.
 */
export const FOOTER_PAGES: readonly FooterPage[] = pagesWith('footer');

/** What the account's menu offers, in its order; logging out is no page. Source: product.md §2, Top navigation. */
export const ACCOUNT_ITEMS = ['profile', 'settings', 'logout'] as const;
