import { useLingui } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createFakeApi, settingsFixture, userFixture } from '@vela/api-client/testing';
import type { User } from '@vela/contract/entities/user';
import { PAGES } from '@vela/contract/pages';
import { FALLBACK_LOCALE, isLocale } from '@vela/domain/locale';
import type { PageName } from '@vela/domain/pages';
import { useMemo, useState, type ReactNode } from 'react';
import { SiteFooter } from '../footer';
import { createMemberData, MemberDataContext } from '../members';
import { VisitorBar } from '../navigation';
import { members } from '../navigation/members';
import { PageContext, type PageData } from '../page';
import { RoutingContext, type Routing } from '../routing';

export interface StoryPageProps {
  page: PageName;
  /** With its `?`. */
  query?: string;
  /** What the route's loader would bring. */
  loaded?: unknown;
  /** What differs from a visitor's page. */
  data?: Partial<PageData>;
  /** What stands around the screen, as the site's frame has it for this page. */
  frame?: 'bars' | 'foot' | 'own';
  children: ReactNode;
}

/** A member as the stories have one. */
export function storyMember(changes: Partial<User> = {}): User {
  return userFixture(changes);
}

/** What a screen takes for granted, with made-up data: the page, where it is, and the bars around it. */
export function StoryPage({
  page,
  query = '',
  loaded = null,
  data = {},
  frame = 'bars',
  children,
}: StoryPageProps) {
  const { i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : FALLBACK_LOCALE;
  const href = `${PAGES.find(({ name }) => name === page)?.path ?? '/'}${query}`;
  const pageData = useMemo(() => ({ ...visitorPage(href), ...data, locale }), [href, data, locale]);
  return (
    <PageContext value={pageData}>
      <StoryRouting start={{ page, href, loaded }}>
        <StoryData page={pageData}>
          <Frame kind={frame} isMember={pageData.user !== null}>
            {children}
          </Frame>
        </StoryData>
      </StoryRouting>
    </PageContext>
  );
}

function visitorPage(href: string): PageData {
  return {
    locale: FALLBACK_LOCALE,
    colorMode: 'system',
    timeZone: 'Europe/Amsterdam',
    user: null,
    status: 200,
    settings: settingsFixture(),
    readyPages: PAGES.filter(({ ready }) => ready).map(({ name }) => name),
    now: '2026-11-21T09:30:00.000Z',
    url: `https://vela.example${href.split('?')[0]}`,
    href,
  };
}

/** Another query of the same page shows; nothing else leaves the story. */
function StoryRouting({ start, children }: { start: Omit<Routing, 'go'>; children: ReactNode }) {
  const [href, setHref] = useState(start.href);
  const { page, loaded } = start;
  const routing = useMemo(() => ({ page, loaded, href, go: setHref }), [page, loaded, href]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

function StoryData({ page, children }: { page: PageData; children: ReactNode }) {
  const [data] = useState(() => ({ ...createMemberData(page), api: createFakeApi().api }));
  return (
    <MemberDataContext value={data}>
      <QueryClientProvider client={data.queryClient}>{children}</QueryClientProvider>
    </MemberDataContext>
  );
}

function Frame({
  kind,
  isMember,
  children,
}: {
  kind: StoryPageProps['frame'];
  isMember: boolean;
  children: ReactNode;
}) {
  const hasBars = kind === 'bars';
  return (
    <>
      {hasBars && (isMember ? <members.TopBar /> : <VisitorBar />)}
      {children}
      {kind !== 'own' && <SiteFooter />}
      {hasBars && isMember && <members.BottomBar />}
    </>
  );
}
