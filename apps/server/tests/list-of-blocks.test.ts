import { MOST_LISTED_BLOCKS } from '@vela/domain/safety';
import { addMs } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { insertCopies } from './support/insert-copies';
import { meetingIn } from './support/meeting';
import { activePerson } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { unblock } = meetingIn(() => app);

describe('the list of blocks', () => {
  it('has the newest of very many, and the others once some are removed', async () => {
    const viewer = await activePerson(app);
    const copied = await activePerson(app);
    const ids = await insertCopies(app, { of: copied, count: MOST_LISTED_BLOCKS + 2 });
    const now = app.clock.now();
    // The first is the newest.
    const rows = ids.map((id, index) => ({
      blocker_id: viewer.user.id,
      blocked_id: id,
      had_contact: false,
      blocked_at: addMs(now, -index),
    }));
    await app.db.insertInto('blocks').values(rows).execute();
    const listed = async () =>
      (await app.call('listBlocks', { jar: viewer.jar })).result.blocks.map(({ profile_id: id }) => id);
    expect(await listed()).toEqual(ids.slice(0, MOST_LISTED_BLOCKS));
    await unblock(viewer, { ...copied, user: { ...copied.user, id: ids[0] ?? '' } });
    expect(await listed()).toEqual(ids.slice(1, MOST_LISTED_BLOCKS + 1));
  });
});
