import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { ResultOf } from '@vela/contract/registry';
import { signUpActive } from './api';
import { open } from './pages';
import { makePerson, type Person } from './person';

/** Someone logged in on a page of one's own. */
export interface Talker {
  id: string;
  person: Person;
  page: Page;
}

/** A member with a confirmed address, free and new. */
export async function newTalker(page: Page): Promise<Talker> {
  const person = await signUpActive(page.request, makePerson());
  return { id: await ownId(page.request), person, page };
}

async function ownId(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/user.php');
  const { user } = (await response.json()) as ResultOf<'getUser'>;
  if (!user) throw new Error('Nobody is logged in');
  return user.id;
}

/** Opens the conversation with another, begun or not. */
export async function openChat(page: Page, other: Talker): Promise<void> {
  await open(page, `/members/${other.id}/chat`);
  await expect(writer(page)).toBeVisible();
}

export function writer(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Message to / });
}

/** Writes and sends with the button. */
export async function write(page: Page, text: string): Promise<void> {
  await writer(page).fill(text);
  await page.getByRole('button', { name: /^Send, / }).click();
}

/** A message in the open conversation, with its state. */
export function message(page: Page, text: string): Locator {
  return page.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: text });
}

/** A conversation in the list. */
export function row(page: Page, { person }: Talker): Locator {
  return page.getByRole('main').getByRole('listitem').getByRole('link', { name: person.name });
}

/** What was said, oldest first. */
export async function transcript(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Messages' }).getByRole('paragraph').allTextContents();
}
