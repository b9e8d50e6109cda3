import { PAGE_LIST } from '@vela/contract/pages';
import type { ApiErrorBody } from '@vela/contract/entities/error-body';
import type { PageInput } from '@vela/contract/page';
import { LOCALES, type Locale } from '@vela/domain/locale';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HandedOver } from '../src/kit/page/page-data';
import { MEMBER, pageInput } from './support/page-input';

const missing = vi.hoisted(() => [] as string[]);

vi.mock('../src/server/manifest', () => ({
  readClientBuild: () => ({
    entry: '/assets/entry.js',
    partsOf: (sources: readonly string[]) => ({
      modules: sources.map((source) => `/assets/${source}.js`),
      styles: sources.map((source) => ({ href: `/assets/${source}.css`, css: `/* ${source} */` })),
    }),
  }),
}));

vi.mock(import('../src/kit/i18n/create-i18n'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    createI18n: (locale) => {
      const i18n = original.createI18n(locale);
      i18n.on('missing', ({ id }) => missing.push(`${locale} ${id}`));
      return i18n;
    },
  };
});

const { firstPages, renderPage } = await import('../src/entry-server');

afterEach(() => {
  missing.length = 0;
});

describe('a page that the server may serve to many', () => {
  const VISITORS_PATHS = PAGE_LIST.filter(
    ({ access, area, ready, path }) => ready && area === 'site' && access !== 'member' && !path.includes('{'),
  ).map(({ path }) => path);

  it.each(VISITORS_PATHS)('%s is the same bytes each time, but for the nonce', async (path) => {
    const [one, other] = await Promise.all([html(path), html(path, { nonce: 'b3RoZXI' })]);
    expect(other.replaceAll(' nonce="b3RoZXI"', '')).toBe(one.replaceAll(' nonce="bm9uY2U"', ''));
    expect(one.replaceAll(' nonce="bm9uY2U"', '')).not.toContain('bm9uY2U');
  });

  // Such a page is rendered without the visitor's zone: one that begins to show times would show those of the site's zone.
  it.each(VISITORS_PATHS)('%s shows no times', async (path) => {
    const pages = ZONES.map(async (zone) => {
      const settings = { ...pageInput(path).settings, time_zone: zone };
      return [
        (await html(path, { timeZone: zone })).replace(`"timeZone":"${zone}"`, '"timeZone":null'),
        (await html(path, { settings })).replace(`"time_zone":"${zone}"`, '"time_zone":"Europe/Amsterdam"'),
      ];
    });
    expect(new Set((await Promise.all(pages)).flat())).toEqual(new Set([await html(path)]));
  });
});

/** The date differs between these zones at each moment. */
const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

const MEMBERS_PATHS = ['/members', '/settings', '/complete-signup'];

async function html(path: string, changes: Partial<PageInput> = {}): Promise<string> {
  const response = await renderPage(pageInput(path, changes));
  return response.text();
}

function textOf(page: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? '';
  return main.replaceAll(/<[^>]+>/g, ' ');
}

/** The texts that travel behind it are removed. */
function bodyOf(page: string): string {
  return page.slice(0, page.indexOf('<script id="page"'));
}

function handedOver(page: string): HandedOver {
  return JSON.parse(/<script id="page"[^>]*>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '') as HandedOver;
}

/** What is wrong with a page that no page may have. */
function faultsOf(page: string, locale: Locale): string[] {
  const scripts = page.match(/<(?:script|style)\b[^>]*>/g) ?? [];
  const rules: Record<string, boolean> = {
    'begins with its doctype and language': page.startsWith(`<!DOCTYPE html><html lang="${locale}"`),
    'has one h1': page.match(/<h1[\s>]/g)?.length === 1,
    'has one main': page.match(/<main[\s>]/g)?.length === 1,
    'has a title': /<title>[^<]{3,}<\/title>/.test(page),
    'has the nonce on every script and style': scripts.every((tag) => tag.includes('nonce="bm9uY2U"')),
    'has no inline style': !/<[^>]+\sstyle="/.test(page),
    'has no inline handler': !/<[^>]+\son[a-z]+="/.test(page),
  };
  const broken = Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
  return [...broken, ...missing.map((id) => `misses the text ${id}`)];
}

const visits = firstPages.paths.flatMap((path) => LOCALES.map((locale) => ({ path, locale })));

describe('a visitor’s page', () => {
  it.each(visits)('$path is sound in $locale', async ({ path, locale }) => {
    expect(faultsOf(await html(path, { locale }), locale)).toEqual([]);
  });

  it.each(firstPages.paths)('%s reads differently in each language', async (path) => {
    const pages = await Promise.all(LOCALES.map(async (locale) => textOf(await html(path, { locale }))));
    expect(new Set(pages).size).toBe(LOCALES.length);
  });

  it('writes prices as its language does', async () => {
    expect(await html('/', { locale: 'fr' })).toMatch(/12,00\s€/);
  });

  it('loads neither the router nor the query cache', async () => {
    const page = await html('/login');
    expect(page).toContain('/assets/page.js');
    expect(page).toContain('/assets/src/site/login/index.ts.js');
    expect(page).not.toContain('hydrate-router');
    expect(page).not.toContain('$_TSR');
  });

  it('holds its paint up for no font, and asks for no script late', async () => {
    const page = await html('/');
    const scripts = page.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(3);
    expect(page).not.toContain('as="font"');
    for (const script of scripts) expect(script.toLowerCase()).not.toContain('fetchpriority');
  });

  it('is painted whole, and brings its texts along', async () => {
    const page = await html('/', { locale: 'de' });
    expect(page).toContain('<link rel="expect" href="#page" blocking="render"/>');
    expect(page).not.toContain('.po.js');
    const { texts } = handedOver(page);
    const words = 'messages' in texts ? Object.values(texts.messages).flat() : [];
    expect(words).toContain('Rechtliches und Hilfe');
  });

  it('reads before its paint nothing that the browser stores for members alone', async () => {
    expect(await html('/')).not.toContain('localStorage');
    expect(await html('/members', { user: MEMBER })).toContain('localStorage');
  });

  it('marks a form that is sent before any file has arrived', async () => {
    const page = await html('/login');
    expect(page).toMatch(/<script nonce="[^"]+">\(function markSentForm\(/);
  });

  it('holds its own styles and no other page’s, and has no style sheet load', async () => {
    const page = await html('/login');
    expect(page).toContain('/* src/site/login/index.ts */');
    expect(page).not.toContain('/* src/site/home/index.ts */');
    const sheets = page.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) expect(sheet).toContain('disabled');
  });

  it('has the styles of what it may show later, and none of its scripts', async () => {
    const page = await html('/signup');
    expect(page).toContain('/* src/site/signup/LaterStep.tsx */');
    expect(page).not.toContain('/assets/src/site/signup/LaterStep.tsx.js');
  });

  it('can be found and shared', async () => {
    const page = await html('/?ref=x');
    expect(page).not.toContain('name="robots"');
    expect(page).toContain('<link rel="canonical" href="http://localhost:4500/"');
    expect(page).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(page).toContain('property="og:title"');
  });

  it('carries the site’s own title and description', async () => {
    const { settings } = pageInput('/');
    const page = await html('/', {
      settings: { ...settings, index_title: 'Sail & meet', description: 'For sailors.' },
    });
    expect(page).toContain('<title>Sail &amp; meet</title>');
    expect(page).toContain('content="For sailors."');
  });

  it('says that a site has no fictional profiles, or that they carry a label', async () => {
    const { settings } = pageInput('/');
    const without = await html('/');
    expect(without).toMatch(/There are no fictional profiles on <span[^>]*>Vela<\/span>/);
    expect(bodyOf(without)).not.toContain('Fictional profiles carry a label');
    const words = { singular: 'A fictional profile', plural: 'Fictional profiles' };
    const having = await html('/', { settings: { ...settings, fictional_warning: words } });
    expect(having).toContain('Fictional profiles carry a label everywhere they appear.');
    expect(bodyOf(having)).not.toContain('There are no fictional profiles');
  });

  it('shows no prices when they cannot be had', async () => {
    const page = await html('/', { fetchApi: () => Promise.reject(new Error('database gone')) });
    expect(page).toContain('id="how"');
    expect(page).not.toContain('id="pricing-title"');
  });

  it('offers the sign-up of an invite-only site only to the invited', async () => {
    const { settings } = pageInput('/');
    const closed = { settings: { ...settings, signups: 'with_trafficsource' as const } };
    expect(await html('/', closed)).not.toContain('action="/signup"');
    const sent = await html('/?network=sail&sub1=7', closed);
    expect(sent).toContain('action="/signup"');
    expect(sent).toContain('name="sub1" value="7"');
  });

  it('sends the larger settings only where they are read', async () => {
    expect(handedOver(await html('/')).page.settings.countries).toBeUndefined();
    expect(handedOver(await html('/signup')).page.settings.countries).toContain('NL');
  });
});

describe('what someone typed', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const error: ApiErrorBody = { error: { code: 'login_failed', message: '' } };
  const form = { name: 'login' as const, values: { email: hostile }, error };

  it('cannot end the script it travels in', async () => {
    const page = await html('/login', { form, status: 403 });
    expect(page).not.toContain('alert(1)</script>');
    expect(handedOver(page).page.form?.values['email']).toBe(hostile);
  });

  it('comes back with the error, and with “Error” in its title', async () => {
    const page = await html('/login', { form, status: 403 });
    expect(page).toContain('<title>Error: ');
    expect(page).toContain('Login failed, please try again');
    expect(faultsOf(page, 'en')).toEqual([]);
  });
});

describe('what is left to mails', () => {
  const withError = (code: 'email_taken' | 'link_invalid') => ({
    form: {
      name: 'mail-change/do' as const,
      action: 'undo',
      values: { token: 't'.repeat(43) },
      error: { error: { code, message: '' } },
    },
  });

  it.each(LOCALES)('has every text of its pages in %s', async (locale) => {
    const { settings } = pageInput('/');
    const neutral = { locale, settings: { ...settings, account_disclosure: 'neutral' as const } };
    const form = { name: 'signup' as const, values: {}, error: null, done: true };
    const pages = [
      await html(`/mail-change/do?undo=1&token=${'t'.repeat(43)}`, { locale }),
      await html('/mail-change/do', { locale, ...withError('email_taken') }),
      await html('/mail-change/do', { locale, ...withError('link_invalid') }),
      await html('/signup', { ...neutral, form }),
      await html('/reset-password?done=1', neutral),
    ];
    expect(pages.flatMap((page) => faultsOf(page, locale))).toEqual([]);
  });

  it('undoes a change of address by a form that waits for its button', async () => {
    const page = await html(`/mail-change/do?undo=1&token=${'t'.repeat(43)}`);
    expect(page).toContain('Put the old e-mail address back');
    expect(page).toMatch(/<form action="\/mail-change\/do" method="post">/);
    expect(page).toMatch(/<input type="hidden" name="action" value="undo"/);
    expect(page).toContain(`name="token" value="${'t'.repeat(43)}"`);
    expect(await html('/mail-change/do', withError('email_taken'))).toContain('already owns an account');
  });

  it('says of a sign-up and a reset on a neutral site nothing about an account', async () => {
    const { settings } = pageInput('/');
    const neutral = { settings: { ...settings, account_disclosure: 'neutral' as const } };
    const form = { name: 'signup' as const, values: {}, error: null, done: true };
    expect(await html('/signup', { ...neutral, form })).toContain('Check your e-mail');
    expect(await html('/reset-password?done=1', neutral)).toContain(
      'If there is an account for this address',
    );
  });
});

describe('a member’s page', () => {
  const members = MEMBERS_PATHS.flatMap((path) => LOCALES.map((locale) => ({ path, locale })));

  it.each(members)('$path is sound in $locale and not indexed', async ({ path, locale }) => {
    const page = await html(path, { locale, user: MEMBER });
    expect(faultsOf(page, locale)).toEqual([]);
    expect(page).toContain('<meta name="robots" content="noindex"');
  });

  it('is painted as it arrives, and names the catalogues that the browser caches', async () => {
    const page = await html('/members', { user: MEMBER });
    expect(page).not.toContain('rel="expect"');
    expect(page).toContain('/locales/shell/en.po.js');
    expect(handedOver(page).texts).toEqual({ areas: expect.arrayContaining(['shell']) });
  });

  it('says from the first paint what waits', async () => {
    const page = await html('/settings', { user: MEMBER, news: { unreadMessages: 3, newLikes: 120 } });
    expect(page).toContain('<title>(123) ');
    const counts = [
      ...page.matchAll(/>(\d+\+?)(?:<!-- -->)?<span[^>]*>(?:<!-- -->)? ?(?:<!-- -->)?(unread|new)</g),
    ];
    expect(counts.map(([, count, what]) => `${count} ${what}`)).toEqual([
      '3 unread',
      '99+ new',
      '3 unread',
      '99+ new',
    ]);
  });

  it('has the way out as a form, and the router', async () => {
    const page = await html('/members', { user: MEMBER });
    expect(page).toMatch(/<form(?=[^>]* action="\/logout")[^>]* method="post"/);
    expect(page).toContain('hydrate-router');
    expect(page).toContain('$_TSR');
  });

  it('leads to no page that does not exist yet', async () => {
    const page = await html('/members', { user: MEMBER });
    const missing = PAGE_LIST.filter(({ ready }) => !ready);
    for (const { path } of missing) expect(page).not.toContain(`href="${path}"`);
  });

  it('has no navigation until the address is confirmed on the waiting screen', async () => {
    expect(await html('/complete-signup', { user: MEMBER })).not.toContain('href="/settings"');
  });
});

describe('a screen in place of the route', () => {
  const screens = (['not_found', 'link_expired', 'error'] as const).flatMap((screen) =>
    LOCALES.map((locale) => ({ screen, locale })),
  );

  it.each(screens)('$screen is sound in $locale', async ({ screen, locale }) => {
    const status = screen === 'error' ? 500 : 404;
    const response = await renderPage(pageInput('/members/1', { screen, locale, status }));
    expect(response.status).toBe(status);
    const page = await response.text();
    expect(faultsOf(page, locale)).toEqual([]);
    expect(page).toContain('content="noindex"');
  });

  it('says what the document says, and leads home', async () => {
    const page = await html('/nowhere', { screen: 'not_found', status: 404 });
    expect(page).toContain('This page could not be found');
    expect(page).toContain('href="/"');
    expect(await html('/nowhere', { screen: 'not_found', status: 404, user: MEMBER })).toContain(
      'href="/members"',
    );
  });

  it('neither matches nor loads the route', async () => {
    const fetchApi = vi.fn<PageInput['fetchApi']>();
    await html('/', { screen: 'error', status: 500, fetchApi });
    expect(fetchApi).not.toHaveBeenCalled();
  });
});

describe('how a page looks', () => {
  it.each([
    ['system', undefined],
    ['light', 'light'],
    ['dark', 'dark'],
  ] as const)('in %s mode from its first byte', async (colorMode, theme) => {
    const page = await html('/', { colorMode });
    expect(/<html[^>]* data-theme="(\w+)"/.exec(page)?.[1]).toBe(theme);
  });

  it('follows the site’s niche', async () => {
    const { settings } = pageInput('/');
    expect(await html('/', { settings: { ...settings, niche: 2 } })).toMatch(/<html[^>]*data-niche="2"/);
  });
});
