import {
  createRequestHandler,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import type { RenderPage } from '@vela/contract/page';
import { PAGE_LIST } from '@vela/contract/pages';
import { LOCALES } from '@vela/domain/locale';
import { renderToString } from 'react-dom/server';
import { PageApp } from './PageApp';
import { createAppRouter, type AppRouter } from './router';
import { isVisitorPage, loadScreen } from './pages/screens';
import { HeadAssets, PageScripts } from './server/assets';
import { SeoTags } from './server/SeoTags';
import { serverI18n } from './server/i18n';
import { readClientBuild } from './server/manifest';
import { pageData } from './server/page-data';
import { pageParts, statusParts, type PageParts } from './server/page-parts';
import { questionsOf } from './server/questions-of';
import { readWorkerBuild, serviceWorkerWriter } from './server/service-worker';
import { createMemberData } from './kit/session/member-data';
import { members } from './kit/frame/bars/members';
import type { PageData, PageStart } from './kit/page/page-data';
import { Providers } from './kit/frame/Providers';
import { StatusScreen } from './kit/frame/status';

export { accents } from './server/accents';
export { writeNotification } from './server/service-worker';

const build = readClientBuild(new URL('../client/', import.meta.url));

/** What a visitor may open first, in which languages: what the weight of a page is measured over. */
export const firstPages = {
  paths: PAGE_LIST.filter(
    ({ access, ready, path }) => ready && access !== 'member' && !path.includes('{'),
  ).map(({ path }) => path),
  locales: LOCALES,
};

/** The service worker of a site, with the page that it shows without a network. */
export const writeServiceWorker = serviceWorkerWriter(() =>
  readWorkerBuild(new URL('../worker/', import.meta.url)),
);

/**
 * Renders the page of a request, or the screen that stands in for it, with the input's status. A page is
 * complete when its loader is, so it is rendered at once: faster than a stream of one piece.
 */
export const renderPage: RenderPage = async (input) => {
  const { request, nonce } = input;
  const page = pageData(input);
  if (page.screen) return respond(input, await renderStatus({ page, nonce }));
  const server = { nonce, fetchApi: (call: Request) => input.fetchApi(call) };
  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createAppRouter({ page, server, data: page.user ? createMemberData(page, server) : undefined }),
  });
  return handle(async ({ router }) => respond(input, await renderRoute(router, { page, nonce })));
};

interface Rendering {
  page: PageData;
  nonce: string;
}

async function renderRoute(router: AppRouter, { page, nonce }: Rendering): Promise<string> {
  const parts = pageParts(router.state.matches, page);
  const match = router.state.matches.at(-1);
  const name = match?.staticData.page ?? null;
  // A member's screens have the router in the browser; what a visitor may open does without it.
  if (page.user === null && isVisitorPage(name)) {
    return renderPageApp({ page, nonce, parts, start: { name, loaded: match?.loaderData ?? null } });
  }
  return transformHtmlStringWithRouter(
    router,
    await renderDocument({ page, nonce, parts, content: <RouterServer router={router} /> }),
  );
}

function renderStatus({ page, nonce }: Rendering): Promise<string> {
  return renderPageApp({ page, nonce, parts: statusParts(page), start: { name: null, loaded: null } });
}

interface PageAppRendering extends Rendering {
  parts: PageParts;
  start: PageStart;
}

async function renderPageApp({ start, ...rendering }: PageAppRendering): Promise<string> {
  const screen = isVisitorPage(start.name) ? await loadScreen(start.name) : StatusScreen;
  const content = <PageApp start={start} screen={screen} />;
  return `<!DOCTYPE html>${await renderDocument({ ...rendering, start, content })}`;
}

interface DocumentRendering extends Rendering {
  parts: PageParts;
  start?: PageStart;
  content: React.ReactNode;
}

async function renderDocument({ page, nonce, parts, start, content }: DocumentRendering): Promise<string> {
  const i18n = await serverI18n(page.locale, parts.messages);
  const handed = start ? { texts: { messages: i18n.messages }, start } : { texts: { areas: parts.messages } };
  const surroundings = {
    members: page.user ? members : undefined,
    head: (
      <>
        <HeadAssets
          build={build}
          files={parts.files}
          later={parts.later}
          isPaintedWhole={start !== undefined}
          nonce={nonce}
        />
        <SeoTags nonce={nonce} questions={start ? questionsOf(start) : []} />
      </>
    ),
    scripts: <PageScripts parts={parts} handed={handed} nonce={nonce} />,
  };
  return renderToString(
    <Providers page={page} i18n={i18n} surroundings={surroundings}>
      {content}
    </Providers>,
  );
}

function respond({ status }: { status: number }, html: string): Response {
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
