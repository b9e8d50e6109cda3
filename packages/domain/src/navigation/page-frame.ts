import { hasPart, layoutOf, pageOf, type PageFrame, type PageName } from '../pages';

/**
 * Whether the footer begins with whose site it is: not in the installed app, which shows that by itself. Source: product.md §2,
 * Layouts.
 */
export function footerHasOwner({ installedApp }: { installedApp: boolean }): boolean {
  return !installedApp;
}

/**
 * What is shown around the screen of a page, `null` for one that doesn't exist: the bars and the footer of its layout, except
 * where the page says otherwise. A visitor has no bottom bar. Source: product.md §2, Layouts.
 */
export function pageFrame(page: PageName | null, { member }: { member: boolean }): PageFrame {
  const layout = page === null ? 'default' : layoutOf(page);
  const hasBars = hasPart(layout, 'navigation');
  const { top, bottom, footer }: PageFrame = {
    top: hasBars ? 'always' : 'never',
    bottom: hasBars,
    footer: hasPart(layout, 'footer'),
    ...(page && pageOf(page).frame),
  };
  return { top, bottom: bottom && member, footer };
}
