import type { Page } from '@playwright/test';
import type { BodyInputOf } from '@vela/contract/registry';
import { message, newChatMember, openChat, write } from '../src/actors/chat';
import { open } from '../src/actors/pages';
import { expectAccessible } from '../src/fixtures/axe';
import { expect, test } from '../src/fixtures/test';

const DUTCH = 'Ik heb een kleine bakkerij en slaap veel te weinig.';
const ENGLISH = 'I have a small bakery and sleep far too little.';

/** A browser that translates on the device, as far as it knows these words; it has to download a pack first. */
async function bringTranslator(page: Page): Promise<void> {
  await page.addInitScript(
    ([dutch, english]) => {
      let isThere = false;
      const Translator = {
        availability: async ({ sourceLanguage }: { sourceLanguage: string }) =>
          sourceLanguage !== 'nl' ? 'unavailable' : isThere ? 'available' : 'downloadable',
        create: async ({ monitor }: { monitor: (target: EventTarget) => void }) => {
          const target = new EventTarget();
          monitor(target);
          for (const loaded of [0, 0.5, 1])
            target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
          isThere = true;
          return { translate: async (text: string) => text.replace(dutch ?? '', english ?? '') };
        },
      };
      Object.defineProperty(globalThis, 'Translator', { value: Translator, configurable: true });
    },
    [DUTCH, ENGLISH],
  );
}

async function update(page: Page, data: BodyInputOf<'updateProfile'>): Promise<void> {
  const answer = await page.request.put('/api/profile.php', { data, headers: { 'x-client': 'web' } });
  expect(answer.ok()).toBe(true);
}

test('members who don’t speak a language have what is written in it translated by their browser @phone', async ({
  page,
  newDevice,
}) => {
  const [anna, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  await bringTranslator(page);
  await update(ben.page, { about: DUTCH, languages: ['nl', 'en'] });

  await open(page, `/members/${ben.id}`);
  const about = page.getByRole('region', { name: 'About me' });
  await expect(about.getByText(DUTCH)).toHaveAttribute('lang', 'nl');
  await expect(page.getByText('Dutch and English')).toBeVisible();
  await about.getByRole('button', { name: 'Translate' }).click();
  await expect(about.getByText(ENGLISH)).toBeVisible();
  await expect(about.getByText('Translated by your browser')).toBeVisible();
  await expectAccessible(page, 'a translated profile');
  await about.getByRole('button', { name: 'Hide translation' }).click();
  await expect(about.getByText(ENGLISH)).toBeHidden();

  // What comes while the conversation is open has its language, too.
  await openChat(page, ben);
  await openChat(ben.page, anna);
  await write(ben.page, DUTCH);
  const received = message(page, DUTCH);
  await expect(received.getByText(DUTCH, { exact: true })).toHaveAttribute('lang', 'nl');
  await received.getByRole('button', { name: 'Translate' }).click();
  await expect(received.getByText(ENGLISH)).toBeVisible();
  await expectAccessible(page, 'a translated message');
  await expect(message(ben.page, DUTCH).getByRole('button', { name: 'Translate' })).toHaveCount(0);

  // Who speaks it is offered nothing.
  await open(page, '/profile');
  const languages = page.getByRole('region', { name: 'Languages I speak' });
  await languages.getByText('Dutch', { exact: true }).click();
  await languages.getByRole('button', { name: 'Save' }).click();
  await expect(languages.getByText('Saved.')).toBeVisible();
  await openChat(page, ben);
  await expect(message(page, DUTCH)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Translate' })).toHaveCount(0);
});
