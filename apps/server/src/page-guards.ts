import { isLinkToken, type PageName } from '@vela/domain/pages';
import type { AppContext } from './core/context';
import type { Visit } from './http/visit';
import { linkPath } from './core/link-path';
import { conversationOfLink } from './chat/conversation-of-link';
import { findLink } from './links/links';
import { mailsOfLink } from './notifications/mails-of-link';
import { viewerOf } from './core/viewer';
import { memberPageState, type MemberPageState } from './search/member-page-state';
import { isConfirmedBy } from './signup/activate';
import { askedByLink, type AskingPage } from './pages/asked-by-link';
import { loginPath } from './pages/guard';
import { serveLander } from './pages/landers/serve-lander';
import { pathWithout } from './pages/path-without';
import { redirect } from './pages/redirect';
import type { View } from './pages/render-page';

export interface GuardedPage {
  context: AppContext;
  visit: Visit;
  url: URL;
  /** The parameters of the page's path. */
  params: Readonly<Record<string, string>>;
}

/** Looks at a page that may be opened before it is rendered: a response in its place, or what it is rendered with. */
export type Guard = (page: GuardedPage) => Promise<Response | Partial<View>>;

/** The pages that depend on more than who opens them. */
export const PAGE_GUARDS: Partial<Record<PageName, Guard>> = {
  token: openToken,
  'members-id': (page) => openMember(page, MEMBER_VIEWS),
  'members-id-signup': openSignup,
  'likes-m-id': (page) => {
    // Who is blocked, the member's own page says.
    const blocked = redirect(302, `/members/${page.params.id ?? ''}`);
    return openMember(page, { ...MEMBER_VIEWS, blocked, own_block: blocked });
  },
  'landers-name-slug': async ({ context, visit, url }) =>
    (await serveLander(context, visit, url)) ?? NOT_FOUND,
  'activate-done': (page) => askByLink(page, 'activate-done'),
  'mail-change-do': (page) => askByLink(page, 'mail-change-do'),
  unsubscribe: showMails,
  'activate-error': async (page) => ((await isConfirmed(page)) ? redirect(302, '/activate/done') : {}),
  'reset-password-do': async (page) =>
    (await isUsedUp(page)) ? redirect(302, pathWithout(page.url, 'token')) : {},
};

const NOT_FOUND = { status: 404, screen: 'not_found' } as const satisfies View;

/** A link from a mail: on to its page as long as it works. Opening it never uses it up. */
async function openToken({ context, visit, url, params }: GuardedPage): Promise<Response | View> {
  const { token = '' } = params;
  const { site, now } = visit;
  const link = await findLink(context.db, { token, siteId: site.id, now });
  if (!link) return { status: 404, screen: 'link_expired' };
  if (link.kind !== 'conversation') return redirect(303, linkPath(link.kind, token));
  const path = await conversationOfLink(context, { link, session: await visit.session(), site, now });
  return redirect(303, path ?? loginPath(url));
}

type MemberViews = Record<Exclude<MemberPageState, 'own' | 'login'>, Response | View>;

const MEMBER_VIEWS = {
  shown: { status: 200 },
  blocked: { status: 403 },
  // Nobody is there, and the page says why.
  own_block: { status: 404 },
  not_found: NOT_FOUND,
} as const satisfies MemberViews;

/** A page of one other member: real for those it is for, a login, the way to one's own profile, or nothing for the others. */
async function openMember(
  { context, visit, url, params }: GuardedPage,
  views: MemberViews,
): Promise<Response | View> {
  const viewer = viewerOf({ site: visit.site, session: await visit.session(), now: visit.now });
  const source = Object.fromEntries(url.searchParams);
  const state = await memberPageState(context, { viewer, source, id: params.id ?? '' });
  if (state === 'own') return redirect(302, '/profile');
  return state === 'login' ? redirect(302, loginPath(url)) : views[state];
}

/** The sign-up to one member; where visitors see nobody, it begins without a face. */
async function openSignup({ context, visit, url, params }: GuardedPage): Promise<Response | Partial<View>> {
  const { id = '' } = params;
  const viewer = viewerOf({ site: visit.site, session: null, now: visit.now });
  const source = Object.fromEntries(url.searchParams);
  const state = await memberPageState(context, { viewer, source, id });
  if (state === 'shown') return {};
  // Who has left meanwhile ends no sign-up that was begun.
  if (state !== 'login' && !url.searchParams.has('step')) return NOT_FOUND;
  const query = new URLSearchParams({ ...source, signup_member_id: id });
  return redirect(302, `/signup?${query.toString()}`);
}

/** The footer link of a mail: what it ends is shown, and nothing changes before a press. */
async function showMails({ context, visit, url }: GuardedPage): Promise<Partial<View>> {
  const { site, now } = visit;
  const token = url.searchParams.get('token') ?? '';
  const ofMails = await mailsOfLink(context, { token, site, now });
  return ofMails === null ? { status: 404, screen: 'link_expired' } : { ofMails };
}

function askByLink({ context, visit, url }: GuardedPage, page: AskingPage): Promise<Partial<View>> {
  return askedByLink(context, visit, { page, token: url.searchParams.get('token') ?? '' });
}

/** Whether the member of the link is confirmed already: of a link that was sent twice only one works. */
async function isConfirmed({ context, visit, url }: GuardedPage): Promise<boolean> {
  const token = url.searchParams.get('token') ?? '';
  return isLinkToken(token) && isConfirmedBy(context, { session: await visit.session(), token });
}

/** A link to a new password that no longer gives one: its page says so without it, before anything is typed. */
async function isUsedUp({ context, visit: { site, now }, url }: GuardedPage): Promise<boolean> {
  const token = url.searchParams.get('token');
  if (token === null || !isLinkToken(token)) return token !== null && token !== '';
  const link = await findLink(context.db, { token, siteId: site.id, now });
  return link?.kind !== 'password_reset';
}
