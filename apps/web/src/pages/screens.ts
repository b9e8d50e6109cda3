import type { PageName } from '@vela/domain/pages';
import type { ComponentType } from 'react';
import { VISITOR_SCREENS, type VisitorPage } from './visitor-screens';

type Screens = Partial<Record<(typeof VISITOR_SCREENS)[VisitorPage]['name'], ComponentType>> & {
  /** Loads what the screen that this document shows has to find at hand. */
  prepare?: () => Promise<void>;
};

// These are visitors' screens only: every page loads this list.
const folders = import.meta.glob<Screens>(
  '../site/{account-deleted,activate,complaints,home,languages,legal,login,look-around,mail-change,pricing,reset-password,signup,member-preview,unsubscribe}/index.ts',
);

/** Returns whether a page has a screen for visitors. */
export function isVisitorPage(page: PageName | null): page is VisitorPage {
  return page !== null && Object.hasOwn(VISITOR_SCREENS, page);
}

export async function loadScreen(page: VisitorPage): Promise<ComponentType> {
  const Screen = (await load(page))?.[VISITOR_SCREENS[page].name];
  if (!Screen) throw new Error(`no screen for ${page}`);
  return Screen;
}

/** The screen of the page that stands in the document, with all that it shows there. */
export async function loadShownScreen(page: VisitorPage): Promise<ComponentType> {
  const screens = await load(page);
  await screens?.prepare?.();
  return loadScreen(page);
}

async function load(page: VisitorPage): Promise<Screens | undefined> {
  return folders[`../site/${VISITOR_SCREENS[page].folder}/index.ts`]?.();
}
