import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { ResultOf } from '@vela/contract/registry';
import { signUpActive } from './api';
import { open } from './pages';
import { makePerson, type Person } from './person';

/** A member with a session on a page of its own. */
export interface ChatMember {
  id: string;
  person: Person;
  page: Page;
}

/** A member with a confirmed address, free and new. */
export async function newChatMember(page: Page, made: Person = makePerson()): Promise<ChatMember> {
  const person = await signUpActive(page.request, made);
  return { id: await ownId(page.request), person, page };
}

async function ownId(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/user.php');
  const { user } = (await response.json()) as ResultOf<'getUser'>;
  if (!user) throw new Error('Nobody is logged in');
  return user.id;
}

/** Opens the conversation with another member, whether it has messages or not. */
export async function openChat(page: Page, other: ChatMember): Promise<void> {
  await open(page, `/members/${other.id}/chat`);
  await expect(composer(page)).toBeVisible();
}

export function composer(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Message to / });
}

/** Writes and sends with the button. */
export async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: /^Send, / }).click();
}

/** A message in the open conversation, with its state. */
export function message(page: Page, text: string): Locator {
  return page.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: text });
}

/** A conversation in the list. */
export function row(page: Page, { person }: ChatMember): Locator {
  return page.getByRole('main').getByRole('listitem').getByRole('link', { name: person.name });
}

/** The texts of the messages, oldest first. */
export async function transcript(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Messages' }).getByRole('paragraph').allTextContents();
}
