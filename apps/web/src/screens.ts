import type { PageName } from '@vela/domain/pages';
import type { ComponentType } from 'react';
import { VISITOR_SCREENS, type VisitorPage } from './visitor-screens';

// Only a visitor's: every page brings this list along.
const features = import.meta.glob<Record<string, ComponentType>>(
  './features/{activate,complaints,home,languages,legal,login,look-around,mail-change,pricing,reset-password,signup,teaser}/index.ts',
);

/** Tells the pages with a visitor's screen from the others. */
export function isVisitorPage(page: PageName | null): page is VisitorPage {
  return page !== null && Object.hasOwn(VISITOR_SCREENS, page);
}

export async function loadScreen(page: VisitorPage): Promise<ComponentType> {
  const { feature, name } = VISITOR_SCREENS[page];
  const screens = await features[`./features/${feature}/index.ts`]?.();
  const Screen = screens?.[name];
  if (!Screen) throw new Error(`no screen for ${page}`);
  return Screen;
}
