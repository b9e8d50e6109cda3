import type { PageName } from '@vela/domain/pages';

interface ScreenPlace {
  folder: string;
  /** The component that the folder exports. */
  name: string;
}

/** The screens a visitor may open, by their page: the same that the routes name. */
export const VISITOR_SCREENS = {
  index: { folder: 'home', name: 'HomeRoute' },
  members: { folder: 'look-around', name: 'LookAroundRoute' },
  'members-id': { folder: 'member-preview', name: 'MemberPreviewRoute' },
  'members-id-signup': { folder: 'signup', name: 'SignupRoute' },
  login: { folder: 'login', name: 'LoginRoute' },
  signup: { folder: 'signup', name: 'SignupRoute' },
  'reset-password': { folder: 'reset-password', name: 'ForgotPasswordRoute' },
  'reset-password-do': { folder: 'reset-password', name: 'NewPasswordRoute' },
  'activate-done': { folder: 'activate', name: 'ActivateDoneRoute' },
  'activate-error': { folder: 'activate', name: 'ActivateError' },
  'mail-change-do': { folder: 'mail-change', name: 'MailChangeRoute' },
  'account-deleted': { folder: 'account-deleted', name: 'AccountDeletedRoute' },
  unsubscribe: { folder: 'unsubscribe', name: 'UnsubscribeRoute' },
  'lang-config': { folder: 'languages', name: 'LanguagesRoute' },
  complaints: { folder: 'complaints', name: 'ComplaintsRoute' },
  pricing: { folder: 'pricing', name: 'PricingRoute' },
  'pages-accessibility': { folder: 'legal', name: 'LegalRoute' },
  'pages-ban': { folder: 'legal', name: 'LegalRoute' },
  'pages-cookies': { folder: 'legal', name: 'LegalRoute' },
  'pages-faq': { folder: 'legal', name: 'LegalRoute' },
  'pages-privacy': { folder: 'legal', name: 'LegalRoute' },
  'pages-return-policy': { folder: 'legal', name: 'LegalRoute' },
  'pages-service': { folder: 'legal', name: 'LegalRoute' },
  'pages-terms': { folder: 'legal', name: 'LegalRoute' },
} as const satisfies Partial<Record<PageName, ScreenPlace>>;

export type VisitorPage = keyof typeof VISITOR_SCREENS;

/** What a screen shows in some of its states alone: its script comes when it is needed, its styles stand in the page. */
export const LATER_FILES: Partial<Record<VisitorPage, string>> = {
  signup: 'src/site/signup/LaterStep.tsx',
  'members-id-signup': 'src/site/signup/LaterStep.tsx',
};

/** The same for what few visits show: what it shares with other screens isn't worth a place in every page. */
export const RARE_FILES: Partial<Record<VisitorPage, string>> = {
  signup: 'src/site/signup/ToMember.tsx',
  'members-id-signup': 'src/site/signup/ToMember.tsx',
};

/** The path of a page's screen, from this app's root: the build's manifest uses it as the key. */
export function screenFile(page: VisitorPage): string {
  return `src/site/${VISITOR_SCREENS[page].folder}/index.ts`;
}

/** The files of all of them, each once. */
export function screenFiles(): string[] {
  return [...new Set((Object.keys(VISITOR_SCREENS) as VisitorPage[]).map(screenFile))];
}
