import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Args, Decorator, Preview } from '@storybook/react-vite';
import { createFakeApi, settingsFixture, type FakeApi, type FakeHandlers } from '@vela/api-client/testing';
import { isLocale, type Locale } from '@vela/domain/locale';
import type { PageName } from '@vela/domain/pages';
import { ToastProvider } from '@vela/ui/Toast';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { MemberDataContext } from '../../src/kit/session/member-data-context';
import { PageContext } from '../../src/kit/page/page-context';
import type { PageData } from '../../src/kit/page/page-data';
import { RoutingContext } from '../../src/kit/page/routing-context';
import { peopleOfStories } from './people';
import { StoryBars } from './story-bars';
import './story-page.css';

export interface StoryPageOptions {
  page?: Partial<PageData>;
  /**
   * Its name in the route table, `null` for a screen that stands in for a page; that of the story's file unless said otherwise. A
   * screen that has one stands between its bars.
   */
  pageName?: PageName | null | ((args: Args) => PageName);
  /** False for a part of a screen, which has none around it. */
  bars?: boolean;
  /** Path and query. */
  href?: string;
  /** What the route's loader would bring. */
  loaded?: unknown;
  /** Answers of the server; the others are those of a site with one member. */
  handlers?: Partial<FakeHandlers>;
}

/** How many pages there are: the one of a story stands inside the one of its file. */
let pages = 0;

/**
 * Puts a story on a page of its own: the data that the server would send for it, and a server in memory
 * behind it.
 */
export function onPage({
  page = {},
  pageName,
  bars,
  href = '/',
  loaded = null,
  handlers = {},
}: StoryPageOptions = {}) {
  const fake = createFakeApi({ handlers, people: peopleOfStories() });
  const innermost = (pages += 1);
  const decorate: Decorator = (Story, { args, globals, parameters, title }) => {
    const named = parameters['pageName'] as StoryPageOptions['pageName'];
    const name = typeof named === 'function' ? named(args) : named;
    const isScreen = title.startsWith('Screens/') && name !== undefined && parameters['bars'] !== false;
    const hasBars = isScreen && parameters['page'] === innermost;
    return (
      <StoryPage
        page={storyPageData(localeOf(globals['locale']), page)}
        pageName={name ?? null}
        {...{ href, loaded, fake, hasBars }}
      >
        <Story />
      </StoryPage>
    );
  };
  return {
    parameters: {
      layout: 'fullscreen',
      page: innermost,
      ...(pageName !== undefined && { pageName }),
      ...(bars !== undefined && { bars }),
    },
    decorators: [decorate],
    beforeEach: () => serveFrom(fake),
  } satisfies Preview & { beforeEach: () => () => void };
}

interface StoryPageProps {
  page: PageData;
  pageName: PageName | null;
  href: string;
  loaded: unknown;
  fake: FakeApi;
  hasBars: boolean;
  children: ReactNode;
}

function StoryPage({ page, pageName, href: start, loaded, fake, hasBars, children }: StoryPageProps) {
  const [href, go] = useState(start);
  const [data] = useState(() => ({ api: fake.api, queryClient: new QueryClient() }));
  return (
    <PageContext value={page}>
      <RoutingContext value={{ page: pageName, href, loaded, isGoing: false, go }}>
        <QueryClientProvider client={data.queryClient}>
          <MemberDataContext value={data}>
            <Toasts>{hasBars ? <StoryBars>{children}</StoryBars> : children}</Toasts>
          </MemberDataContext>
        </QueryClientProvider>
      </RoutingContext>
    </PageContext>
  );
}

/** One region: the page of a story stands inside the one of its file. */
function Toasts({ children }: { children: ReactNode }) {
  const isInside = useContext(InsidePage);
  if (isInside) return children;
  return (
    <InsidePage value={true}>
      <ToastProvider>{children}</ToastProvider>
    </InsidePage>
  );
}

const InsidePage = createContext(false);

function storyPageData(locale: Locale, changes: Partial<PageData>): PageData {
  return {
    locale,
    colorMode: 'system',
    timeZone: 'Europe/Amsterdam',
    user: null,
    status: 200,
    settings: settingsFixture(),
    readyPages: ['pages-terms', 'pages-privacy'],
    companyCountry: 'Netherlands',
    now: '2026-11-21T09:00:00.000Z',
    url: 'http://localhost/',
    href: '/',
    ...changes,
  };
}

/** Visitors' screens make their client themselves, so the network is what they get the answers from. */
function serveFrom(fake: FakeApi): () => void {
  const real = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.startsWith('/api/') ? fake.fetch(request) : real(request);
  };
  sessionStorage.clear();
  return () => {
    window.fetch = real;
  };
}

function localeOf(value: unknown): Locale {
  return isLocale(value) ? value : 'en';
}
