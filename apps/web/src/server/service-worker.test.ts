import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { LOCALES } from '@vela/domain/locale';
import { NICHES } from '@vela/domain/sites';
import { describe, expect, it, vi } from 'vitest';
import type { Offline } from '../service-worker/offline-answer';
import * as i18n from './i18n';
import { serviceWorkerWriter, writeNotification, type WorkerBuild } from './service-worker';

const PAGE_SCRIPT = 'if (1 < 2) location.reload()';

const readBuild = vi.fn<() => WorkerBuild>(() => ({ worker: 'self.started = true;', page: PAGE_SCRIPT }));
const write = serviceWorkerWriter(readBuild);
const INPUT = { siteName: 'Vela', niche: 1, locale: 'nl', colorMode: 'system' } as const;

/** What the script leaves in its world. */
async function run(changes: Partial<Parameters<typeof write>[0]> = {}) {
  const self = {} as { offline: Offline; started?: boolean };
  runInNewContext(await write({ ...INPUT, ...changes }), { self });
  return self;
}

const pageOf = (offline: Offline, locale: Offline['locale'] = offline.locale) => offline.pages[locale];

describe('the service worker', () => {
  it('is the same for the same, with the build read once', async () => {
    expect(await write(INPUT)).toBe(await write(INPUT));
    expect(readBuild).toHaveBeenCalledOnce();
    expect(await run()).toMatchObject({ started: true, offline: { locale: 'nl' } });
  });

  it('is written again where that failed', async () => {
    const texts = vi.spyOn(i18n, 'serverI18n').mockRejectedValueOnce(new Error('no catalogue'));
    const input = { ...INPUT, siteName: 'Corvus' };
    await expect(write(input)).rejects.toThrow('no catalogue');
    texts.mockRestore();
    expect(await write(input)).toContain('Corvus');
  });

  it('has a page in each language, each in its own words', async () => {
    const { offline } = await run();
    const words = LOCALES.map((locale) => {
      const html = pageOf(offline, locale);
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${locale}">`));
      const [, heading = ''] = /<h1>(.+?)<\/h1>/.exec(html) ?? [];
      const [, sentence = ''] = /<p>(.+?)<\/p>/.exec(html) ?? [];
      const [, again = ''] = /<a href="">(.+?)<\/a>/.exec(html) ?? [];
      expect(html).toContain(`<title>${heading} · Vela</title>`);
      expect(sentence).toContain('<span translate="no">Vela</span>');
      return { heading, sentence, again };
    });
    expect(new Set(words.map(({ sentence }) => sentence)).size).toBe(LOCALES.length);
    expect(words.filter(({ heading, again }) => heading === '' || again === '')).toEqual([]);
    expect(words[0]).toMatchObject({ heading: 'No connection', again: 'Try again' });
  });

  it('has nothing from elsewhere in it, and runs only what is in it', async () => {
    const { offline } = await run();
    const html = pageOf(offline);
    expect(html.match(/(?:src|href)="[^"]+"/g)).toEqual(['href="/favicon.svg"']);
    const policy = offline.headers['content-security-policy'] ?? '';
    for (const [element, directive] of [
      ['script', 'script-src'],
      ['style', 'style-src'],
    ]) {
      const [, text = ''] = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(html) ?? [];
      const hash = createHash('sha256').update(text).digest('base64');
      expect(policy).toContain(`${directive} 'sha256-${hash}';`);
    }
    expect(policy).toContain(`default-src 'none'`);
    expect(html).toContain(`<script>${PAGE_SCRIPT}</script>`);
  });

  it('has the name of its site as it is written, whatever is in it', async () => {
    const { offline } = await run({ siteName: 'Lyra & "Co' });
    expect(pageOf(offline)).toContain('<span translate="no">Lyra &amp; &quot;Co</span>');
  });

  it('is light or dark as it was chosen, else as the device is', async () => {
    const schemesOf = (html: string) => [...html.matchAll(/color-scheme:(light|dark);/g)].map(([, it]) => it);
    const [light, dark, system] = await Promise.all(
      (['light', 'dark', 'system'] as const).map(async (colorMode) =>
        pageOf((await run({ colorMode })).offline),
      ),
    );
    expect([light, dark, system].map((html = '') => schemesOf(html))).toEqual([
      ['light'],
      ['dark'],
      ['light', 'dark'],
    ]);
  });

  it('has the colours of its site', async () => {
    const accents = await Promise.all(
      NICHES.map(async (niche) => /--accent:([^;]+);/.exec(pageOf((await run({ niche })).offline))?.[1]),
    );
    expect(new Set(accents).size).toBe(NICHES.length);
  });
});

describe('the notification', () => {
  it.each(LOCALES)('is in %s what the service worker shows', async (locale) => {
    const { offline } = await run({ locale });
    expect(await writeNotification({ siteName: 'Vela', locale })).toEqual({
      title: offline.siteName,
      body: offline.news[locale],
      path: '/members',
    });
  });

  it('says the same in no two languages', async () => {
    const texts = await Promise.all(LOCALES.map((locale) => writeNotification({ siteName: 'Vela', locale })));
    expect(new Set(texts.map(({ body }) => body)).size).toBe(LOCALES.length);
  });
});
