import type { Messages } from '@lingui/core';
import type { Settings } from '@vela/contract/entities/settings';
import type { PageInput } from '@vela/contract/page';
import type { PageName } from '@vela/domain/pages';

/** The settings every page has at hand. */
export const PAGE_SETTINGS = [
  'name',
  'domain',
  'index_title',
  'description',
  'cdn_prefix',
  'niche',
  'geoip_country',
  'geoip_selected_country',
  'time_zone',
  'signups',
  'min_age',
  'enable_site_entry_popup',
  'site_entry_popup_countries',
  'free_conversations',
  'free_messages',
  'message_credits',
  'refund_days',
  'deleted_account_days',
  'failures_kept_days',
  'welcome_hours',
  'push_public_key',
  'support_email',
  'company',
  'fictional_icon',
  'fictional_warning',
] as const satisfies readonly (keyof Settings)[];

export type PageSettings = Pick<Settings, (typeof PAGE_SETTINGS)[number]>;

/** Further ones: a visitor's page gets those that its route names in `staticData.settings`, a member's page all. */
export const ROUTE_SETTINGS = [
  'account_disclosure',
  'countries',
  'logged_out_search',
  'logged_out_search_trafficsource',
  'region_data',
  'welcome_code',
  'interests',
  'search_fields',
  'visible_profile_fields',
  'visible_profile_notes',
  'photo_credits',
  'gift_credits',
  'message_length',
  'premium_match_claim',
  'member_resell',
  'support_phone',
  'minimum_message_costs',
] as const satisfies readonly (keyof Settings)[];

export type RouteSetting = (typeof ROUTE_SETTINGS)[number];

/** What a page knows: the server renders with it and hands it to the browser, which hydrates with the same. */
export interface PageData extends Pick<
  PageInput,
  | 'locale'
  | 'colorMode'
  | 'timeZone'
  | 'user'
  | 'news'
  | 'eventPosition'
  | 'unseenMatch'
  | 'signupMember'
  | 'status'
  | 'screen'
  | 'requestId'
  | 'form'
  | 'draft'
  | 'isOfAnother'
  | 'asksPassword'
  | 'ofMails'
  | 'ownText'
> {
  settings: PageSettings & Partial<Pick<Settings, RouteSetting>>;
  /** The pages whose screen exists: navigation and footer lead to no other. */
  readyPages: readonly PageName[];
  /** The company's country by name: to ask the browser for it holds up a slow phone. */
  companyCountry: string;
  /**
   * The time when the server rendered, ISO 8601: both sides count from it, whatever the device's clock says.
   */
  now: string;
  /** The same time of the document, if the app has changed its screen since. */
  documentNow?: string;
  /** Address of this page, without query and fragment. */
  url: string;
  /** The address that search engines know it by; none for what they may not list. */
  canonical?: string;
  /** Path and query as asked for. */
  href: string;
}

/** What the server leaves in the page for the browser to start from. */
export type HandedOver = { page: PageData } & (PageToHydrate | RouteToHydrate);

/**
 * A page without the router, as visitors' are. It includes its texts, since each file costs a slow phone time before the
 * first paint.
 */
export interface PageToHydrate {
  texts: { messages: Messages };
  /** The page that the router starts with. */
  start: PageStart;
}

/** A page whose router stays where it starts. It names its catalogues, which a member's browser caches. */
export interface RouteToHydrate {
  texts: { areas: readonly string[] };
  start?: undefined;
}

export interface PageStart {
  /** `null` for a screen that stands in for the route. */
  name: PageName | null;
  /** What the route's loader returned. */
  loaded: unknown;
}
