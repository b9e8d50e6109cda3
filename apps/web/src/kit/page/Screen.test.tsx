import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../i18n/create-i18n';
import { NewsContext } from './news-context';
import { PageContext } from './page-context';
import type { PageData } from './page-data';
import { RefusedPostContext, useRefusedPost } from './refused-post';
import { Screen } from './Screen';

interface Shown {
  unreadMessages?: number;
  newLikes?: number;
  isRefused?: boolean;
}

function titleOf({ unreadMessages = 0, newLikes = 0, isRefused = false }: Shown): string | undefined {
  const page = { settings: { name: 'Vela' }, user: {}, status: 200 } as PageData;
  const html = renderToString(
    <I18nProvider i18n={createI18n('en')}>
      <PageContext value={page}>
        <NewsContext value={{ unreadMessages, newLikes }}>
          <RefusedPostContext value={{ isOpen: isRefused, end: () => {} }}>
            <Screen title="Settings">…</Screen>
          </RefusedPostContext>
        </NewsContext>
      </PageContext>
    </I18nProvider>,
  );
  return /<title>(.*)<\/title>/.exec(html)?.[1];
}

describe('the title', () => {
  it('names the page and the site', () => {
    expect(titleOf({})).toBe('Settings · Vela');
  });

  it('says so while a form is refused', () => {
    expect(titleOf({ isRefused: true })).toBe('Error: Settings · Vela');
  });

  it('counts all that is new before it, however much that is', () => {
    expect(titleOf({ unreadMessages: 3, newLikes: 4 })).toBe('(7) Settings · Vela');
    expect(titleOf({ unreadMessages: 100, newLikes: 20 })).toBe('(120) Settings · Vela');
  });
});

describe('a page is one of a refused form', () => {
  const isOpenAfter = (form: PageData['form']) => {
    const page = { form } as PageData;
    const Told = () => String(useRefusedPost().isOpen);
    return renderToString(
      <PageContext value={page}>
        <Told />
      </PageContext>,
    );
  };
  const post = { name: 'settings', action: 'language', values: {} } as const;

  it('where it came back with an error', () => {
    expect(isOpenAfter({ ...post, error: { error: { code: 'internal', message: '' } } })).toBe('true');
  });

  it('not where it came back done, nor without any', () => {
    expect(isOpenAfter({ ...post, error: null, done: true })).toBe('false');
    expect(isOpenAfter(undefined)).toBe('false');
  });
});
