import {
  createRequestHandler,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import type { RenderPage } from '@vela/contract/page';
import { renderToString } from 'react-dom/server';
import { createAppRouter } from './router';
import { HeadAssets, PageScripts } from './server/assets';
import { readClientBuild } from './server/manifest';
import { serverI18n } from './server/i18n';
import { pageData } from './server/page-data';
import { memberNavigation } from './shell/navigation/members';

const build = readClientBuild(new URL('../client/', import.meta.url));

/** Renders the page of a request, or the screen that stands in for it, with the input's status. */
export const renderPage: RenderPage = async (input) => {
  const { request, nonce, locale, status } = input;
  const page = pageData(input, new Date());
  const i18n = await serverI18n(locale);
  const server = {
    nonce,
    head: <HeadAssets build={build} nonce={nonce} />,
    scripts: <PageScripts nonce={nonce} />,
    fetchApi: (call: Request) => input.fetchApi(call),
  };
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter({ page, i18n, server, members: memberNavigation }),
  });
  // A page is complete when its loaders are, so it is rendered at once: faster than a stream of one piece.
  return handle(async ({ router, responseHeaders }) => {
    const html = await transformHtmlStringWithRouter(
      router,
      renderToString(<RouterServer router={router} />),
    );
    return new Response(html, { status, headers: responseHeaders });
  });
};
