import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { I18nProvider } from '@lingui/react';
import type { ServiceWorkerInput, WriteNotification, WriteServiceWorker } from '@vela/contract/page';
import { LOCALES, type Locale } from '@vela/domain/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { NEWS, OfflinePage, offlineStyle } from '../site/offline';
import { newsNotification } from '../service-worker/news-notification';
import type { Offline } from '../service-worker/offline-answer';
import { serverI18n } from './i18n';

type Look = Omit<ServiceWorkerInput, 'locale'>;

/** The two scripts that are built apart, each to one file that imports nothing. */
export interface WorkerBuild {
  worker: string;
  /** The HTML of the page that it shows. */
  page: string;
}

export function readWorkerBuild(folder: URL): WorkerBuild {
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8').trim();
  return { worker: read('service-worker.js'), page: read('offline-page.js') };
}

/** Writes service workers out of the build, which is read when the first one is asked for. */
export function serviceWorkerWriter(readBuild: () => WorkerBuild): WriteServiceWorker {
  let build: WorkerBuild | undefined;
  const written = new Map<string, Promise<Omit<Offline, 'locale'>>>();
  return async ({ locale, siteName, niche, colorMode }) => {
    build ??= readBuild();
    const look = { siteName, niche, colorMode };
    const key = JSON.stringify(look);
    let offline = written.get(key);
    if (!offline) {
      offline = offlineOf(look, build.page);
      written.set(key, offline);
      // What failed once may do the next time.
      offline.catch(() => written.delete(key));
    }
    const value: Offline = { locale, ...(await offline) };
    return `self.offline=${JSON.stringify(value)};\n${build.worker}\n`;
  };
}

/** The notification as the service worker makes it, for who can't see a browser's. */
export const writeNotification: WriteNotification = async ({ siteName, locale }) => {
  const news = { [locale]: await newsIn(locale) } as Offline['news'];
  return newsNotification({ siteName, locale, news });
};

async function offlineOf(look: Look, script: string): Promise<Omit<Offline, 'locale'>> {
  const style = offlineStyle(look);
  const pages = await Promise.all(
    LOCALES.map(async (locale) => [locale, await renderOffline(locale, { ...look, style, script })] as const),
  );
  const news = await Promise.all(LOCALES.map(async (locale) => [locale, await newsIn(locale)] as const));
  return {
    siteName: look.siteName,
    news: Object.fromEntries(news) as Offline['news'],
    pages: Object.fromEntries(pages) as Offline['pages'],
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf({ style, script }),
    },
  };
}

async function newsIn(locale: Locale): Promise<string> {
  return (await serverI18n(locale, ['offline']))._(NEWS);
}

async function renderOffline(
  locale: Locale,
  { siteName, colorMode, style, script }: Look & { style: string; script: string },
): Promise<string> {
  const page = { siteName, colorMode, style, script };
  const i18n = await serverI18n(locale, ['offline']);
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <OfflinePage {...page} />
    </I18nProvider>,
  )}`;
}

/**
 * It allows them by their hashes: the worker answers many times with the same page, and a nonce is for one
 * answer.
 */
function policyOf({ style, script }: { style: string; script: string }): string {
  return [
    `default-src 'none'`,
    `style-src '${hashOf(style)}'`,
    `script-src '${hashOf(script)}'`,
    `connect-src 'self'`,
    `img-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
