import type { ResultOf } from '@vela/contract/registry';
import { signUpActive } from '../src/actors/api';
import { open } from '../src/actors/pages';
import { expect, test } from '../src/fixtures/test';

const FAR_AWAY = 'Asia/Tokyo';

test('the first page shows times in the time zone of the browser, which the server doesn’t know yet', async ({
  newDevice,
}) => {
  const page = await newDevice({ timezoneId: FAR_AWAY });
  await signUpActive(page.request);
  const answer = await page.request.get('/api/user.php');
  const { user } = (await answer.json()) as ResultOf<'getUser'>;
  const expires = user?.time_bonus?.expires;
  if (expires === undefined) throw new Error('no welcome bonus');
  const end = new Intl.DateTimeFormat('en-GB', { timeZone: FAR_AWAY, timeStyle: 'short' }).format(
    new Date(expires),
  );
  await open(page, '/likes');
  await expect(page.getByText(`It ends at ${end}.`)).toBeVisible();
});
