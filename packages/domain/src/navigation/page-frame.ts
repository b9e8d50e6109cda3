import type { PageName } from '../pages';
import { hasNavigation } from './around-page';

/** From which width on a bar stands there. */
export type BarFrom = 'always' | 'tablet' | 'desktop' | 'never';

/** What stands around a screen; the bottom bar is for small screens alone. */
export interface PageFrame {
  top: BarFrom;
  bottom: boolean;
  footer: boolean;
}

/** Who signs up is led through; conversations fill the page, an open one all of a small one. */
const OWN: Partial<Record<PageName, PageFrame>> = {
  signup: { top: 'never', bottom: false, footer: false },
  chats: { top: 'tablet', bottom: true, footer: false },
  'chats-id': { top: 'desktop', bottom: false, footer: false },
  'members-id-chat': { top: 'desktop', bottom: false, footer: false },
};

/**
 * What stands around the screen of a page, `null` for one that isn't there: the bars and the footer, without the bars while a
 * sign-up is completed, and less where the screen needs the room. A visitor has no bottom bar. Source: product.md §2,
 * Layouts, but for the sign-up and the conversations.
 */
export function pageFrame(page: PageName | null, { member }: { member: boolean }): PageFrame {
  const hasBars = page === null || hasNavigation(page);
  const usual: PageFrame = { top: hasBars ? 'always' : 'never', bottom: hasBars, footer: true };
  const { top, bottom, footer } = (page && OWN[page]) ?? usual;
  return { top, bottom: bottom && member, footer };
}
