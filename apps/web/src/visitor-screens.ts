import type { PageName } from '@vela/domain/pages';

interface ScreenPlace {
  feature: string;
  /** The component that the feature exports. */
  name: string;
}

/** The screens a visitor may open, by their page: the same that the routes name. */
export const VISITOR_SCREENS = {
  index: { feature: 'home', name: 'HomeRoute' },
  members: { feature: 'look-around', name: 'LookAroundRoute' },
  'members-id': { feature: 'member-preview', name: 'MemberPreviewRoute' },
  login: { feature: 'login', name: 'LoginRoute' },
  signup: { feature: 'signup', name: 'SignupRoute' },
  'reset-password': { feature: 'reset-password', name: 'ForgotPasswordRoute' },
  'reset-password-do': { feature: 'reset-password', name: 'NewPasswordRoute' },
  'activate-done': { feature: 'activate', name: 'ActivateDoneRoute' },
  'activate-error': { feature: 'activate', name: 'ActivateError' },
  'mail-change-do': { feature: 'mail-change', name: 'MailChangeRoute' },
  'lang-config': { feature: 'languages', name: 'LanguagesRoute' },
  complaints: { feature: 'complaints', name: 'ComplaintsRoute' },
  pricing: { feature: 'pricing', name: 'PricingRoute' },
  'pages-accessibility': { feature: 'legal', name: 'LegalRoute' },
  'pages-ban': { feature: 'legal', name: 'LegalRoute' },
  'pages-cookies': { feature: 'legal', name: 'LegalRoute' },
  'pages-faq': { feature: 'legal', name: 'LegalRoute' },
  'pages-privacy': { feature: 'legal', name: 'LegalRoute' },
  'pages-return-policy': { feature: 'legal', name: 'LegalRoute' },
  'pages-service': { feature: 'legal', name: 'LegalRoute' },
  'pages-terms': { feature: 'legal', name: 'LegalRoute' },
} as const satisfies Partial<Record<PageName, ScreenPlace>>;

export type VisitorPage = keyof typeof VISITOR_SCREENS;

/** What a screen shows in some of its states alone: its script comes when it is needed, its styles stand in the page. */
export const LATER_FILES: Partial<Record<VisitorPage, string>> = {
  signup: 'src/features/signup/LaterStep.tsx',
};

/** Where a page's screen is, from this app's root: the build's manifest knows it by that. */
export function screenFile(page: VisitorPage): string {
  return `src/features/${VISITOR_SCREENS[page].feature}/index.ts`;
}

/** The files of all of them, each once. */
export function screenFiles(): string[] {
  return [...new Set((Object.keys(VISITOR_SCREENS) as VisitorPage[]).map(screenFile))];
}
