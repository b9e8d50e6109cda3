import { DAY, MINUTE } from '@vela/domain/time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { saveLike, twoPeople } from './support/liking';
import { activePerson, type Person } from './support/people';
import { newSubscription, nextMinute, runPushes, slowService, subscribe } from './support/pushing';

let app: TestApp;
let anna: Person;
let ben: Person;
let endpoint: string;

beforeAll(async () => {
  app = await createTestApp({ push: { send: async () => 'sent' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  [anna, ben] = await twoPeople(app);
  endpoint = await newSubscription(app, anna);
  await saveLike(app, { by: ben, liked: anna });
});
afterEach(async () => {
  await app.db.deleteFrom('push_subscriptions').execute();
});

const failed = () => 'failed' as const;

/** Has a stranger like someone. */
async function likeByStranger(liked: Person): Promise<void> {
  await saveLike(app, { by: await activePerson(app), liked });
}

describe('a service that gives no good answer', () => {
  it('is asked ever more rarely, until it gives one', async () => {
    const tries: number[] = [];
    for (let minute = 0; minute < 16; minute += 1)
      if ((await nextMinute(app, failed)).length > 0) tries.push(minute);
    expect(tries).toEqual([0, 1, 3, 7, 15]);
    app.clock.advance(16 * MINUTE);
    expect(await runPushes(app)).toEqual([endpoint]);
    await likeByStranger(anna);
    expect(await nextMinute(app, failed)).toEqual([endpoint]);
    expect(await nextMinute(app)).toEqual([endpoint]);
  });

  it('is deleted after some tries, until a page of the browser says it again', async () => {
    for (let tries = 0; tries < 12; tries += 1) {
      expect(await runPushes(app, failed)).toEqual([endpoint]);
      app.clock.advance(DAY);
    }
    expect(await runPushes(app)).toEqual([]);
    await subscribe(app, anna, endpoint);
    await likeByStranger(anna);
    expect(await runPushes(app)).toEqual([endpoint]);
  });

  it('stops no other from being notified', async () => {
    const other = await newSubscription(app, ben);
    await likeByStranger(ben);
    const answer = (asked: string) => (asked === endpoint ? 'failed' : 'sent');
    expect(await nextMinute(app, answer)).toEqual([endpoint, other].toSorted());
    await likeByStranger(ben);
    await likeByStranger(anna);
    app.clock.advance(MINUTE / 2);
    expect(await runPushes(app, answer)).toEqual([other]);
  });

  it('that knows the browser no more is asked no more', async () => {
    expect(await nextMinute(app, () => 'gone')).toEqual([endpoint]);
    await likeByStranger(anna);
    expect(await nextMinute(app)).toEqual([]);
  });
});

describe('two runs at once', () => {
  it('notify each browser once', async () => {
    const other = await newSubscription(app, ben);
    await likeByStranger(ben);
    const { answer, release } = slowService();
    const runs = [runPushes(app, answer), runPushes(app, answer)];
    release('sent');
    expect((await Promise.all(runs)).flat().toSorted()).toEqual([endpoint, other].toSorted());
  });

  it('do, too, where the first is still waiting for an answer', async () => {
    const { answer, begun, release } = slowService();
    const first = runPushes(app, answer);
    await begun;
    expect(await nextMinute(app)).toEqual([]);
    release('sent');
    expect(await first).toEqual([endpoint]);
  });

  it('take up what a node died over', async () => {
    const died = runPushes(app, () => Promise.reject(new Error('the node is gone')));
    await expect(died).rejects.toThrow('the node is gone');
    expect(await nextMinute(app)).toEqual([]);
    app.clock.advance(4 * MINUTE);
    expect(await runPushes(app)).toEqual([endpoint]);
  });
});

describe('a browser that changes hands while its service is asked', () => {
  it.each(['sent', 'gone', 'failed'] as const)('loses nothing of the new member’s: %s', async (outcome) => {
    // Numbers of the one who had it are higher than those of the one who has it now.
    for (let more = 0; more < 3; more += 1) await likeByStranger(anna);
    const carl = await activePerson(app);
    const { answer, begun, release } = slowService<typeof outcome>();
    const run = runPushes(app, answer);
    await begun;
    await subscribe(app, carl, endpoint);
    release(outcome);
    await run;
    await likeByStranger(carl);
    expect(await runPushes(app)).toEqual([endpoint]);
  });
});
