import type {
  PageForm,
  PageInput,
  ScreenOverride,
  ServiceWorkerInput,
  WriteNotification,
} from '@vela/contract/page';
import type { SignupDraft } from '@vela/contract/entities/signup-draft';

/** What the stand-in for the web app says it was given. */
export interface SeenPage {
  pathname: string;
  url: string;
  locale: string;
  /** ISO 8601. */
  now: string;
  colorMode: PageInput['colorMode'];
  timeZone: string | null;
  screen?: ScreenOverride;
  form?: PageForm;
  draft?: SignupDraft | null;
  email: string | null;
  news?: PageInput['news'];
  eventPosition?: PageInput['eventPosition'];
  unseenMatch?: PageInput['unseenMatch'];
  signupMember?: PageInput['signupMember'];
  ownText?: PageInput['ownText'];
  isOfAnother?: PageInput['isOfAnother'];
  asksPassword?: PageInput['asksPassword'];
  ofMails?: PageInput['ofMails'];
  /** None on a page that all visitors are shown alike. */
  nonce?: string | undefined;
}

/** A page of the stand-in: as much as the platform's tests look at. */
export async function renderSeenPage({
  request,
  settings: _settings,
  user,
  ...input
}: PageInput): Promise<Response> {
  const { status, now, locale, colorMode, timeZone, screen, form, draft, nonce } = input;
  const { news, eventPosition, unseenMatch, signupMember, ownText, isOfAnother, asksPassword, ofMails } =
    input;
  const { pathname, href } = new URL(request.url);
  const seen = {
    pathname,
    url: href,
    locale,
    now,
    colorMode,
    timeZone,
    screen,
    form,
    draft,
    news,
    eventPosition,
    unseenMatch,
    signupMember,
    ownText,
    isOfAnother,
    asksPassword,
    ofMails,
    email: user?.email ?? null,
  };
  const json = JSON.stringify(seen).replaceAll('<', '\\u003c');
  return new Response(
    `<!doctype html><html lang="${locale}"><title>Page</title><script type="application/json" nonce="${nonce}">${json}</script></html>`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}

export async function readPage(response: Response): Promise<SeenPage> {
  const text = await response.text();
  const [, nonce, json] =
    /<script type="application\/json"(?: nonce="([^"]*)")?>(.*)<\/script>/.exec(text) ?? [];
  if (json === undefined)
    throw new Error(`Not a page of the stand-in: ${response.status} ${text.slice(0, 200)}`);
  return { ...(JSON.parse(json) as SeenPage), ...(nonce !== undefined && { nonce }) };
}

/** A service worker of the stand-in: what it was made of. */
export async function writeSeenWorker(input: ServiceWorkerInput): Promise<string> {
  return `self.offline=${JSON.stringify(input)};`;
}

/** A notification of the stand-in. */
export const writeSeenNotification: WriteNotification = async ({ siteName, locale }) => ({
  title: siteName,
  body: `News in ${locale}`,
  path: '/members',
});
