import type { PageLayout } from './page-layouts';

/** Who a page is for: anyone, visitors only, or members only. */
export type PageAccess = 'public' | 'visitor' | 'member';

/**
 * Which part of the web app a page belongs to: `site` is what visitors read and where they become members, `app` is the
 * members' screens, between which a member goes without loading a document. A visitor who opens `members` or `members-id` sees a
 * page of the site.
 */
export type PageArea = 'site' | 'app';

/** The width from which on a bar is shown. */
export type BarFrom = 'always' | 'desktop' | 'never';

/** What is shown around a screen; the bottom bar is for small screens only. */
export interface PageFrame {
  top: BarFrom;
  bottom: boolean;
  footer: boolean;
}

/** All that the product says of a page; every list of pages is a filter of the table. */
export interface Page {
  /** `{name}` is one segment, `{name?}` one that may be left out. */
  path: `/${string}`;
  access: PageAccess;
  area: PageArea;
  /** The default one unless it says otherwise. */
  layout?: Exclude<PageLayout, 'default'>;
  /** The screen doesn't exist yet: everyone who may open the page gets the 404 page. */
  ready?: false;
  /** Narrows `access`: to members before or after their first purchase, or to members and those visitors who may search. */
  opensFor?: 'unpaid' | 'paid' | 'searchers';
  /** Search engines may list it. */
  indexed?: true;
  /** It is a text and nothing else, which a site may replace by its own. */
  text?: true;
  /** The footer links to it, in the order of the table. */
  footer?: true;
  /** It has a Back button in the installed app. */
  back?: true;
  /** It belongs to the members' area, where the time bonus is offered. */
  membersArea?: true;
  /** It shows a new member the member they signed up for. */
  showsSignupMember?: true;
  /** The differences of its frame from that of the layout. */
  frame?: Partial<PageFrame>;
  /** Its screen places the alerts itself, under a bar of its own. */
  placesAlerts?: true;
  /** The alerts that don't show on it, by name; `alerts` checks that each of them exists. */
  quiet?: readonly string[];
}
