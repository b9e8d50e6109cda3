// The least that a page of ours could load: React, its renderer and the texts' runtime, hydrating the same document.
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page-element.ts';
import type { PageNode } from './page-tree.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const response = await fetch('/tree.json');
hydrateRoot(document, createElement(Bare, { tree: (await response.json()) as PageNode }), {
  onRecoverableError: () => undefined,
});

function Bare({ tree }: { tree: PageNode }) {
  useEffect(() => void performance.mark('hydrated'), []);
  return createElement(I18nProvider, { i18n }, createElement(Page, { tree }));
}
