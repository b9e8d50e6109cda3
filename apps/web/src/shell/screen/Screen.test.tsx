import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../i18n';
import { NewsContext } from '../news';
import { PageContext, type PageData } from '../page';
import { Screen } from './Screen';

function titleOf(news: { unreadMessages: number; newLikes: number }): string | undefined {
  const page = { settings: { name: 'Vela' }, user: {}, status: 200 } as PageData;
  const html = renderToString(
    <I18nProvider i18n={createI18n('en')}>
      <PageContext value={page}>
        <NewsContext value={news}>
          <Screen title="Settings">…</Screen>
        </NewsContext>
      </PageContext>
    </I18nProvider>,
  );
  return /<title>(.*)<\/title>/.exec(html)?.[1];
}

describe('the title', () => {
  it('names the page and the site', () => {
    expect(titleOf({ unreadMessages: 0, newLikes: 0 })).toBe('Settings · Vela');
  });

  it('counts all that is new before it, however much that is', () => {
    expect(titleOf({ unreadMessages: 3, newLikes: 4 })).toBe('(7) Settings · Vela');
    expect(titleOf({ unreadMessages: 100, newLikes: 20 })).toBe('(120) Settings · Vela');
  });
});
