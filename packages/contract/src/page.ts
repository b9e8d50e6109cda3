import type { News } from '@vela/domain/badges';
import type { Locale } from '@vela/domain/locale';
import type { NotificationKind } from '@vela/domain/notifications';
import type { Niche } from '@vela/domain/sites';
import type { ApiErrorBody } from './entities/error-body';
import type { ProfileCard } from './entities/profile';
import type { Settings } from './entities/settings';
import type { SignupDraft } from './entities/signup-draft';
import type { User } from './entities/user';

/**
 * A global of the platform that compiles this: this package knows neither the DOM nor Node, and those
 * who render or serve pages have one of them.
 */
type PlatformGlobal<Name extends string> =
  typeof globalThis extends Record<Name, { prototype: infer Instance }> ? Instance : unknown;

type Request = PlatformGlobal<'Request'>;
type Response = PlatformGlobal<'Response'>;

/** Follows the person's system unless they chose. */
export type ColorMode = 'light' | 'dark' | 'system';

/** A screen that the server shows in place of the route's own. */
export type ScreenOverride = 'not_found' | 'link_expired' | 'error';

/** The forms that work without script, named after the path they post to. */
export const PAGE_FORM_NAMES = [
  'login',
  'logout',
  'reset-password',
  'reset-password/do',
  'signup',
  'activate/done',
  'complete-signup',
  'signup-matches',
  'settings/appearance',
  'settings/delete',
  'settings/email',
  'settings/language',
  'settings/passkeys',
  'settings/export',
  'settings/password',
  'settings/visibility',
  'settings/messages',
  'settings/contacts',
  'settings/devices',
  'account-deleted',
  'mail-change/do',
  'unsubscribe',
  'notifications',
  'language',
  'complaints',
] as const;

export type PageFormName = (typeof PAGE_FORM_NAMES)[number];

/** What became of a form that was posted without script. */
export interface PageForm {
  name: PageFormName;
  /** Which of the forms on that page: a step of the sign-up, the `action` of the notifications and the waiting screen; or what came of it. */
  action?: string;
  /** What was typed, to be shown again; passwords never. */
  values: Record<string, string>;
  error: ApiErrorBody | null;
  done?: boolean;
}

/** A site's own text of a page about it: plain words. */
export interface PageText {
  title: string;
  lead: string;
  sections: readonly {
    /** What an address leads to. */
    id: string;
    heading: string;
    paragraphs: readonly string[];
    list?: readonly string[];
  }[];
}

/** The mails that a footer link is about: of one kind, and whether its member gets them. */
export interface MailsOfLink {
  kind: NotificationKind;
  /** `stopped` where the member gets no mails of any kind. */
  state: 'on' | 'off' | 'stopped';
}

/** All data of a page; the renderer reads nothing else. */
export interface PageInput {
  request: Request;
  locale: Locale;
  nonce: string;
  /** The server's time: what counts down or expires on the page uses it. */
  now: Date;
  colorMode: ColorMode;
  /** IANA zone from a cookie that the browser sets; `null` until it does. */
  timeZone: string | null;
  settings: Settings;
  user: User | null;
  /** What waits for the member; none for a visitor. */
  news?: News;
  /** The last of the member's events that the page shows: the stream goes on from there. */
  eventPosition?: string;
  /** There is a match to announce to the member. */
  unseenMatch?: true;
  /** The member for which a new member signed up; only on the pages of the activation. */
  signupMember?: ProfileCard;
  status: number;
  screen?: ScreenOverride;
  /**
   * The id of the request in the logs: a member who writes about a fault, here or later in the page, can
   * quote it.
   */
  requestId?: string;
  form?: PageForm;
  draft?: SignupDraft | null;
  /** The mailed link in the address works, and is that of another member than the one who is logged in. */
  isOfAnother?: true;
  /** The mailed link in the address works, and its account doesn't know this browser: it is followed with a password. */
  asksPassword?: true;
  /** What the footer link of a mail in the address stops. */
  ofMails?: MailsOfLink;
  /** The site's own text, on a page that is one and where it has one. */
  ownText?: PageText;
  /** Calls the API in process: the visitor's cookies go in, Set-Cookie is collected by the server. */
  fetchApi: (request: Request) => Promise<Response>;
}

export type RenderPage = (input: PageInput) => Promise<Response>;

/** What a site's service worker is made of: the page that it shows where there is no network. Nothing in it is of a member. */
export interface ServiceWorkerInput {
  siteName: string;
  niche: Niche;
  /** The visitor's, for pages whose address names none. */
  locale: Locale;
  colorMode: ColorMode;
}

/** Writes its script, the same one for the same input. */
export type WriteServiceWorker = (input: ServiceWorkerInput) => Promise<string>;

/** What a browser shows of a push message, which carries no content itself. */
export interface PushNotification {
  title: string;
  body: string;
  /** The page that a press on it opens. */
  path: string;
}

/** Writes what a browser in that language shows of a push message of the site. */
export type WriteNotification = (input: { siteName: string; locale: Locale }) => Promise<PushNotification>;

/** A colour as every program knows it: `#rrggbb`. */
export type HexColor = `#${string}`;

/** The colour that a site acts with, and what is written on it. */
export interface Accent {
  accent: HexColor;
  onAccent: HexColor;
}

/** Those of each niche, for what is shown where the web app isn't: mails, and the page for when that failed. */
export type Accents = Readonly<Record<Niche, Readonly<Record<'light' | 'dark', Accent>>>>;
