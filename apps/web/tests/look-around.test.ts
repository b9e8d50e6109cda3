import type { PageInput } from '@vela/contract/page';
import { SEARCH_FIELDS } from '@vela/domain/search';
import { describe, expect, it, vi } from 'vitest';
import { pageInput } from './support/page-input';

vi.mock('../src/server/manifest', () => ({
  readClientBuild: () => ({ entry: '/assets/entry.js', partsOf: () => ({ modules: [], styles: [] }) }),
}));

const { renderPage } = await import('../src/entry-server');
const { settings } = pageInput('/');

const CARD = {
  id: 'linh',
  name: 'Linh',
  age: 31,
  country: 'NL',
  region: 'GR',
  main_image: null,
  fictional: false,
  premium: false,
};
const FOUND = {
  pageNumber: 1,
  results: [CARD],
  numResults: 1,
  numMembers: 1,
  similar: [],
  unmet: [],
  costs: [],
};

/** What the page shows, and what it asked the API for. */
async function look(path: string, changes: Partial<PageInput> = {}) {
  const asked: string[] = [];
  const response = await renderPage(
    pageInput(path, {
      settings: { ...settings, search_fields: [...SEARCH_FIELDS] },
      fetchApi: async ({ url }) => {
        const { pathname, searchParams } = new URL(url);
        const filled = [...searchParams].filter(([, value]) => value !== '');
        asked.push(`${pathname}?${new URLSearchParams(filled).toString()}`);
        return Response.json(FOUND);
      },
      ...changes,
    }),
  );
  const html = await response.text();
  return { status: response.status, html, asked };
}

describe('what a visitor looks around at', () => {
  it('are members as the API answers, each leading to its page', async () => {
    const { status, html, asked } = await look('/members');
    expect([status, asked]).toEqual([200, ['/api/members.php?']]);
    expect(html).toContain('href="/members/linh"');
  });

  it.each([
    ['gender=female&country=NL&min_age=30&max_age=40', 'country=NL&gender=female'],
    ['gender=anyone&country=XX&min_age=abc&max_age=-1', ''],
    ['min_age=1&max_age=9999&gender=male', 'gender=male'],
    ['min_age=50&max_age=40', ''],
    ['online=1&photo=1&interests=wine&distance=10&region=GR&country=NL&page=7', 'country=NL'],
    ['country=NL&network=partner&ref=7&sub1=x', 'country=NL&network=partner&ref=7'],
  ])('?%s asks for ?%s', async (query, expected) => {
    const { status, asked } = await look(`/members?${query}`);
    expect([status, asked]).toEqual([200, [`/api/members.php?${expected}`]]);
  });

  it.each([
    ['/members?gender=female&country=NL', '/login?next=%2Fmembers%3Fgender%3Dfemale%26country%3DNL'],
    ['/login?next=%2Fchats', '/login?next=%2Fchats'],
    ['/pages/terms', '/login'],
  ])('are looked at still after logging in by the bar: %s leads to %s', async (path, href) => {
    const { html } = await look(path);
    const bar = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
    expect([...bar.matchAll(/href="(\/login[^"]*)"/g)].map(([, to]) => to)).toEqual([href]);
  });

  it('asks for nothing that the site lets nobody search for, and has no field of it', async () => {
    const { html, asked } = await look('/members?gender=male&min_age=40&country=NL', {
      settings: { ...settings, search_fields: ['age', 'country'] },
    });
    expect(asked).toEqual(['/api/members.php?country=NL']);
    expect(html).toContain('name="country"');
    expect(html).not.toMatch(/name="(?:gender|min_age)"/);
  });

  it('is a page that says so where it could not be had', async () => {
    const { status, html } = await look('/members?gender=male', {
      fetchApi: async () => Response.json({ error: { code: 'internal', message: '' } }, { status: 500 }),
    });
    expect(status).toBe(200);
    expect(html).toContain('The search didn’t load');
  });
});

describe('a network that opened very many', () => {
  const limited = {
    now: new Date('2026-11-21T14:20:00.000Z'),
    fetchApi: async () =>
      Response.json(
        { error: { code: 'too_many_requests', message: '', retry_after: 1200 } },
        { status: 429, headers: { 'retry-after': '1200' } },
      ),
  };

  it.each(['/members?gender=male', '/members/linh'])(
    'shows when it goes on, by the site’s clock, and may log in at once: %s',
    async (path) => {
      const { html } = await look(path, limited);
      // All texts of the page come behind it.
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      expect(main).toContain('You can continue at 15:40');
      expect(main).toContain('A lot of profiles were opened from your network');
      expect(main).toContain(`href="/login?next=${encodeURIComponent(path)}"`);
      expect(main).not.toContain('The search didn’t load');
    },
  );
});

describe('the home page', () => {
  const shut = { logged_out_search: 'none', logged_out_search_trafficsource: 'limited' } as const;
  const leadsThere = async (path: string, change: Partial<typeof settings>) =>
    /href="(\/members[^"]*)"/.exec((await look(path, { settings: { ...settings, ...change } })).html)?.[1];

  it.each([
    ['/', {}, '/members'],
    ['/', shut, undefined],
    ['/?network=partner', shut, '/members?network=partner'],
    ['/?sub1=partner', shut, undefined],
  ] as const)('at %s with %j leads to %s', async (path, change, href) => {
    expect(await leadsThere(path, change)).toBe(href);
  });
});

it('the page of a member asks for it in the name of who sent the visitor', async () => {
  const { asked } = await look('/members/linh?network=partner');
  expect(asked).toEqual(['/api/member.php?id=linh&network=partner']);
});
