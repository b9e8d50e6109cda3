import { setupI18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { withPlainValues } from '.';

const MESSAGE = 'You and <0>{name}</0> like each other, {news}.';
const ID = 'm';
const i18n = withPlainValues(setupI18n({ locale: 'en', messages: { en: { [ID]: MESSAGE } } }));

function shown(name: string): string {
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <Trans id={ID} values={{ name, news: <em>now</em> }} components={{ 0: <bdi /> }} />
    </I18nProvider>,
  );
  return html.replaceAll('\u2060', '').replaceAll('<!-- -->', '');
}

describe('withPlainValues', () => {
  it.each([
    ['Robin', 'Robin'],
    ['<0>x</0>', '&lt;0&gt;x&lt;/0&gt;'],
    ['</0>x<0>', '&lt;/0&gt;x&lt;0&gt;'],
    ['<1/> & Co', '&lt;1/&gt; &amp; Co'],
  ])('shows the name %j as it is', (name, html) => {
    expect(shown(name)).toBe(`You and <bdi>${html}</bdi> like each other, <em>now</em>.`);
  });
});
