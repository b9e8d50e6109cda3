import { hasPart, layoutOf, type PageName } from '../pages';
import { hasNavigation } from './around-page';

/** From which width on a bar stands there. */
export type BarFrom = 'always' | 'tablet' | 'desktop' | 'never';

/** What stands around a screen; the bottom bar is for small screens alone. */
export interface PageFrame {
  top: BarFrom;
  bottom: boolean;
  footer: boolean;
}

/**
 * Whether the footer begins with whose site it is: not in the installed app, which shows that by itself. Source: product.md §2,
 * Layouts.
 */
export function footerHasOwner({ installedApp }: { installedApp: boolean }): boolean {
  return !installedApp;
}

/**
 * Where screens part from their layout: who signs up is led through, the list of conversations fills the page, an open
 * conversation has the top bar where there is room, and below the choice of the language stands the footer, in that language.
 */
const OWN: Partial<Record<PageName, Partial<PageFrame>>> = {
  signup: { top: 'never', bottom: false, footer: false },
  chats: { top: 'tablet', footer: false },
  'chats-id': { top: 'desktop' },
  'members-id-chat': { top: 'desktop' },
  'lang-config': { footer: true },
};

/**
 * What stands around the screen of a page, `null` for one that isn't there: the bars and the footer that its layout has,
 * without the bars while a sign-up is completed, and less where the screen needs the room. A visitor has no bottom bar.
 * Source: product.md §2, Layouts, but for the sign-up, the conversations and the choice of the language.
 */
export function pageFrame(page: PageName | null, { member }: { member: boolean }): PageFrame {
  const layout = page === null ? 'default' : layoutOf(page);
  const hasBars = hasPart(layout, 'navigation') && (page === null || hasNavigation(page));
  const usual: PageFrame = {
    top: hasBars ? 'always' : 'never',
    bottom: hasBars,
    footer: hasPart(layout, 'footer'),
  };
  const { top, bottom, footer } = { ...usual, ...(page && OWN[page]) };
  return { top, bottom: bottom && member, footer };
}
