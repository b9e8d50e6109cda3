import type { PageName } from '@vela/domain/pages';
import type { ComponentType } from 'react';

const features = import.meta.glob<Record<string, ComponentType>>('./features/*/index.ts');

interface ScreenPlace {
  feature: string;
  /** The component that the feature exports. */
  name: string;
}

/** The screens a visitor may open, by their page: the same that the routes name. */
const SCREENS = {
  index: { feature: 'home', name: 'HomeRoute' },
  'members-id': { feature: 'teaser', name: 'TeaserRoute' },
  login: { feature: 'login', name: 'LoginRoute' },
  signup: { feature: 'signup', name: 'SignupRoute' },
  'reset-password': { feature: 'reset-password', name: 'ForgotPasswordRoute' },
  'reset-password-do': { feature: 'reset-password', name: 'NewPasswordRoute' },
  'activate-done': { feature: 'activate', name: 'ActivateDoneRoute' },
  'activate-error': { feature: 'activate', name: 'ActivateError' },
  'mail-change-do': { feature: 'mail-change', name: 'MailChangeRoute' },
  'pages-privacy': { feature: 'legal', name: 'LegalRoute' },
  'pages-terms': { feature: 'legal', name: 'LegalRoute' },
} as const satisfies Partial<Record<PageName, ScreenPlace>>;

export type VisitorPage = keyof typeof SCREENS;

/** Tells the pages with a visitor's screen from the others. */
export function isVisitorPage(page: PageName | null): page is VisitorPage {
  return page !== null && Object.hasOwn(SCREENS, page);
}

/** Where a page's screen is, from this app's root: the build's manifest knows it by that. */
export function screenFile(page: VisitorPage): string {
  return `src/features/${SCREENS[page].feature}/index.ts`;
}

export async function loadScreen(page: VisitorPage): Promise<ComponentType> {
  const { feature, name } = SCREENS[page];
  const screens = await features[`./features/${feature}/index.ts`]?.();
  const Screen = screens?.[name];
  if (!Screen) throw new Error(`no screen for ${page}`);
  return Screen;
}
