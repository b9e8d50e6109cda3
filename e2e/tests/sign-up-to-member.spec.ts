import type { APIRequestContext } from '@playwright/test';
import type { ResultOf } from '@vela/contract/registry';
import { signUpActive } from '../src/actors/api';
import { linkOf, waitForMail } from '../src/actors/mailbox';
import { expectPath, open } from '../src/actors/pages';
import { makePerson } from '../src/actors/person';
import {
  createAccount,
  expectHeading,
  fillAccount,
  fillFromLocation,
  goOn,
  toPhoto,
} from '../src/actors/sign-up';
import { ENGLISH } from '../src/actors/words';
import { expect, test } from '../src/fixtures/test';

const MESSAGE = 'Which bakery in Utrecht should I know?';

test(
  'who signs up to a member writes the first message on the way, which arrives with the confirmation',
  { tag: '@phone' },
  async ({ page, newDevice }) => {
    const device = await newDevice();
    const nadia = await signUpActive(device.request);
    const path = `/members/${await showToVisitors(device.request)}/signup`;
    const person = makePerson();

    await open(page, path);
    await page.getByLabel(`Your first message to ${nadia.name}`).fill(MESSAGE);
    await fillAccount(page, person);
    await toPhoto(page);
    await expectPath(page, `${path}?step=photo`);
    await goOn(page, ENGLISH.withoutPhoto);
    await fillFromLocation(page, person);
    await expect(page.getByRole('definition').filter({ hasText: MESSAGE })).toBeVisible();
    await createAccount(page);
    await expect(page.getByText(`Message to ${nadia.name}`)).toBeVisible();

    await open(device, '/chats');
    await expect(device.getByText(MESSAGE)).toBeHidden();
    await page.goto(linkOf(await waitForMail(page.request, { to: person.email, kind: 'activation' })));
    await expectHeading(page, ENGLISH.confirmed);
    await expect(device.getByRole('main')).toContainText(MESSAGE);
  },
);

/** Shows the member to people without an account; returns its id. */
async function showToVisitors(request: APIRequestContext): Promise<string> {
  const data = { shown_to_visitors: true };
  const response = await request.put('/api/user.php', { data, headers: { 'x-client': 'web' } });
  const { user } = (await response.json()) as ResultOf<'updateUser'>;
  return user.id;
}
