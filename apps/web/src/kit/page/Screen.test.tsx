import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../i18n/create-i18n';
import { NewsContext } from './news-context';
import { PageContext } from './page-context';
import type { PageData } from './page-data';
import { PostErrorContext, usePostError } from './post-error';
import { Screen } from './Screen';

interface Shown {
  unreadMessages?: number;
  newLikes?: number;
  hasError?: boolean;
}

function titleOf({ unreadMessages = 0, newLikes = 0, hasError = false }: Shown): string | undefined {
  const page = { settings: { name: 'Vela' }, user: {}, status: 200 } as PageData;
  const html = renderToString(
    <I18nProvider i18n={createI18n('en')}>
      <PageContext value={page}>
        <NewsContext value={{ unreadMessages, newLikes }}>
          <PostErrorContext value={{ isShown: hasError, clear: () => {} }}>
            <Screen title="Settings">…</Screen>
          </PostErrorContext>
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

  it('begins with “Error” after a rejected post', () => {
    expect(titleOf({ hasError: true })).toBe('Error: Settings · Vela');
  });

  it('counts all that is new before it, however much that is', () => {
    expect(titleOf({ unreadMessages: 3, newLikes: 4 })).toBe('(7) Settings · Vela');
    expect(titleOf({ unreadMessages: 100, newLikes: 20 })).toBe('(120) Settings · Vela');
  });
});

describe('the error of a post is shown', () => {
  const isShownAfter = (form: PageData['form']) => {
    const page = { form } as PageData;
    const IsShown = () => String(usePostError().isShown);
    return renderToString(
      <PageContext value={page}>
        <IsShown />
      </PageContext>,
    );
  };
  const post = { name: 'settings/language', values: {} } as const;

  it('where the page came back with an error', () => {
    expect(isShownAfter({ ...post, error: { error: { code: 'internal', message: '' } } })).toBe('true');
  });

  it('neither after a successful post nor without one', () => {
    expect(isShownAfter({ ...post, error: null, done: true })).toBe('false');
    expect(isShownAfter(undefined)).toBe('false');
  });
});
