import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createAppRouter } from './router';
import { createI18n, loadMessages } from './shell/i18n';
import type { HandedOver } from './shell/page';

/** Makes the page that the server sent react. */
export async function hydrate(): Promise<void> {
  const { page, messages } = readHandedOver();
  const i18n = createI18n(page.locale);
  const [members] = await Promise.all([
    page.user ? loadMemberNavigation() : undefined,
    loadMessages(i18n, messages),
  ]);
  const router = createAppRouter({ page, i18n, members });
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  });
}

function readHandedOver(): HandedOver {
  return JSON.parse(document.getElementById('page')?.textContent ?? '') as HandedOver;
}

async function loadMemberNavigation() {
  const { memberNavigation } = await import('./shell/navigation/members');
  return memberNavigation;
}
