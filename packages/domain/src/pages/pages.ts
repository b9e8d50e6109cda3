import type { Page } from './page';
import type { PageLayout } from './page-layouts';

/** The one table of pages. */
export const PAGES = {
  index: { path: '/', access: 'visitor', area: 'site', indexed: true },
  members: { path: '/members', access: 'public', area: 'app', opensFor: 'searchers', membersArea: true },
  'members-id': { path: '/members/{id}', access: 'public', area: 'app', back: true, membersArea: true },
  'members-id-chat': {
    path: '/members/{id}/chat',
    access: 'member',
    area: 'app',
    layout: 'chat',
    frame: { top: 'desktop' },
  },
  'members-id-landing': {
    path: '/members/{id}/landing',
    access: 'public',
    area: 'site',
    layout: 'lander',
    ready: false,
  },
  'members-id-signup': {
    path: '/members/{id}/signup',
    access: 'visitor',
    area: 'site',
    layout: 'empty',
    frame: { top: 'never', bottom: false, footer: false },
  },
  'members-id-landing2-slug': {
    path: '/members/{id}/landing2/{slug?}',
    access: 'public',
    area: 'site',
    layout: 'lander',
    ready: false,
  },
  'members-id-landing3-slug': {
    path: '/members/{id}/landing3/{slug?}',
    access: 'public',
    area: 'site',
    layout: 'lander',
    ready: false,
  },
  likes: { path: '/likes', access: 'member', area: 'app', membersArea: true },
  'likes-type': { path: '/likes/{type}', access: 'member', area: 'app', back: true, membersArea: true },
  'likes-m-id': { path: '/likes/m/{id}', access: 'member', area: 'app', back: true, membersArea: true },
  chats: {
    path: '/chats',
    access: 'member',
    area: 'app',
    membersArea: true,
    frame: { footer: false },
  },
  'chats-id': {
    path: '/chats/{id}',
    access: 'member',
    area: 'app',
    layout: 'chat',
    frame: { top: 'desktop' },
  },
  credits: { path: '/credits', access: 'member', area: 'app', back: true },
  'credits-repeat-order': { path: '/credits/repeat-order', access: 'member', area: 'app', opensFor: 'paid' },
  'credits-id-paymentmethod': {
    path: '/credits/{id}/{paymentmethod?}',
    access: 'member',
    area: 'app',
    back: true,
  },
  premium: {
    path: '/premium',
    access: 'member',
    area: 'app',
    opensFor: 'unpaid',
    membersArea: true,
    quiet: ['profilePhoto', 'push'],
  },
  directdebit: {
    path: '/directdebit',
    access: 'member',
    area: 'app',
    ready: false,
    quiet: ['profilePhoto', 'push'],
  },
  'transactions-id': { path: '/transactions/{id?}', access: 'member', area: 'app' },
  profile: { path: '/profile', access: 'member', area: 'app', quiet: ['profilePhoto'] },
  notifications: {
    path: '/notifications',
    access: 'member',
    area: 'app',
    quiet: ['activateReminder', 'disabledNotifications', 'profilePhoto', 'push'],
  },
  settings: {
    path: '/settings',
    access: 'member',
    area: 'app',
    quiet: ['activateReminder', 'disabledNotifications', 'profilePhoto'],
  },
  'settings-section': {
    path: '/settings/{section}',
    access: 'member',
    area: 'app',
    back: true,
    quiet: ['activateReminder', 'disabledNotifications', 'profilePhoto'],
  },
  'settings-delete': {
    path: '/settings/delete',
    access: 'member',
    area: 'app',
    back: true,
    quiet: ['activateReminder', 'disabledNotifications', 'profilePhoto', 'push'],
  },
  'settings-passkeys': {
    path: '/settings/passkeys',
    access: 'member',
    area: 'app',
    back: true,
    quiet: ['activateReminder', 'disabledNotifications', 'profilePhoto', 'push'],
  },
  'match-finder': { path: '/match-finder', access: 'member', area: 'app' },
  'swipe-game': { path: '/swipe-game', access: 'member', area: 'app' },
  signup: {
    path: '/signup',
    access: 'visitor',
    area: 'site',
    indexed: true,
    frame: { top: 'never', bottom: false, footer: false },
    quiet: ['activateReminder', 'profilePhoto', 'push'],
  },
  'complete-signup': {
    path: '/complete-signup',
    access: 'member',
    area: 'site',
    showsSignupMember: true,
    frame: { top: 'never', bottom: false },
    placesAlerts: true,
    quiet: ['activateReminder'],
  },
  'signup-matches': {
    path: '/signup-matches',
    access: 'member',
    area: 'app',
    quiet: ['activateReminder', 'profilePhoto', 'push'],
  },
  login: { path: '/login', access: 'visitor', area: 'site', indexed: true },
  'reset-password': { path: '/reset-password', access: 'public', area: 'site' },
  'reset-password-do': { path: '/reset-password/do', access: 'public', area: 'site' },
  'activate-done': {
    path: '/activate/done',
    access: 'public',
    area: 'site',
    showsSignupMember: true,
    quiet: ['profilePhoto', 'push'],
  },
  'activate-error': { path: '/activate/error', access: 'public', area: 'site', showsSignupMember: true },
  'mail-change-do': { path: '/mail-change/do', access: 'public', area: 'site' },
  'account-deleted': { path: '/account-deleted', access: 'public', area: 'site' },
  unsubscribe: { path: '/unsubscribe', access: 'public', area: 'site' },
  'lang-config': {
    path: '/lang-config',
    access: 'public',
    area: 'site',
    layout: 'empty',
    frame: { footer: true },
  },
  'landers-tinderswipe': {
    path: '/landers/tinderswipe',
    access: 'public',
    area: 'site',
    layout: 'lander',
    ready: false,
  },
  'landers-name-slug': { path: '/landers/{name}/{slug?}', access: 'public', area: 'site', layout: 'lander' },
  token: { path: '/{token}', access: 'public', area: 'site' },
  'pages-terms': {
    path: '/pages/terms',
    access: 'public',
    area: 'site',
    indexed: true,
    text: true,
    footer: true,
  },
  'pages-privacy': {
    path: '/pages/privacy',
    access: 'public',
    area: 'site',
    indexed: true,
    text: true,
    footer: true,
  },
  'pages-cookies': {
    path: '/pages/cookies',
    access: 'public',
    area: 'site',
    indexed: true,
    text: true,
    footer: true,
  },
  'pages-ban': {
    path: '/pages/ban',
    access: 'public',
    area: 'site',
    indexed: true,
    text: true,
    footer: true,
  },
  pricing: { path: '/pricing', access: 'public', area: 'site', indexed: true, footer: true },
  complaints: { path: '/complaints', access: 'public', area: 'site', indexed: true, footer: true },
  'pages-return-policy': {
    path: '/pages/return-policy',
    access: 'public',
    area: 'site',
    indexed: true,
    text: true,
    footer: true,
  },
  'pages-faq': {
    path: '/pages/faq',
    access: 'public',
    area: 'site',
    indexed: true,
    text: true,
    footer: true,
  },
  'pages-service': {
    path: '/pages/service',
    access: 'public',
    area: 'site',
    indexed: true,
    text: true,
    footer: true,
  },
  'pages-accessibility': {
    path: '/pages/accessibility',
    access: 'public',
    area: 'site',
    indexed: true,
    text: true,
    footer: true,
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** The names of the pages that have a property, such as `footer`. */
export type PagesWith<Property extends keyof Page> = {
  [Name in PageName]: (typeof PAGES)[Name] extends Record<Property, unknown> ? Name : never;
}[PageName];

/** The names of all pages, in the order of the table. */
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** What the table says of a page. */
export function pageOf(name: PageName): Page {
  return PAGES[name];
}

/** What surrounds the screen of a page. */
export function layoutOf(name: PageName): PageLayout {
  return pageOf(name).layout ?? 'default';
}

/** The pages that have a property, in the order of the table. */
export function pagesWith<Property extends keyof Page>(property: Property): PagesWith<Property>[] {
  return PAGE_NAMES.filter((name): name is PagesWith<Property> => property in PAGES[name]);
}
