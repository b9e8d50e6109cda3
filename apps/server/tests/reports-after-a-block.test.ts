import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Evidence } from '../src/safety/gather-evidence';
import { pruneBlockedContacts } from '../src/safety/prune-blocked-contacts';
import { withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import { meetingIn } from './support/meeting';
import { activePerson, freshAddress, PASSWORD, type Person } from './support/people';
import { chatsOf, makePremium, outcomeOf, say, textsOf } from './support/talk';

let app: TestApp;
let victim: Person;
let offender: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  victim = await activePerson(app);
  offender = await activePerson(app, { gender: 'male' });
  await makePremium(app, idOf(offender), 100);
});

const { profileOf, conversationOf, like, block, unblock, setProfile } = meetingIn(() => app);

type Subject = { profile_id: string } | { message_id: string };

const report = (by: Person, subject: Subject) =>
  app.call('reportMember', {
    jar: by.jar,
    address: freshAddress(),
    body: { ...subject, reason: 'harassment', text: '' },
  });

async function evidenceOf(reference: string): Promise<Evidence> {
  const row = await app.db
    .selectFrom('reports')
    .select('evidence')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return row.evidence as Evidence;
}

const saidIn = ({ messages }: Evidence) => messages.map(({ text }) => text);

async function threaten(text = 'I know where you live.'): Promise<string> {
  const { result } = await say(app, offender, { profile_id: idOf(victim), text });
  return result.message.id;
}

const textsKept = async (): Promise<(string | null)[]> => {
  const rows = await app.db
    .selectFrom('messages')
    .innerJoin('conversation_members as own', 'own.conversation_id', 'messages.conversation_id')
    .select('messages.text')
    .where('own.member_id', '=', idOf(victim))
    .where('messages.type', '<>', 'system')
    .orderBy('messages.seq')
    .execute();
  return rows.map(({ text }) => text);
};

describe('a member who threatens and then blocks', () => {
  it('is reported, with what was written, though neither sees any of it', async () => {
    await threaten();
    await block(offender, victim);
    expect(outcomeOf(await conversationOf(victim, offender))).toBe('403 no_longer_available');
    expect((await chatsOf(app, victim)).chats).toEqual([]);
    const answer = await report(victim, { profile_id: idOf(offender) });
    expect(answer.status).toBe(200);
    const evidence = await evidenceOf(answer.result.reference);
    expect(saidIn(evidence)).toEqual(['I know where you live.']);
    expect(evidence.messages[0]).toMatchObject({ sender_id: idOf(offender), type: 'text' });
    expect(evidence.profile).toMatchObject({ id: idOf(offender), name: offender.name });
  });

  it('is reported by the message, too', async () => {
    const message_id = await threaten();
    await block(offender, victim);
    const { result } = await report(victim, { message_id });
    expect(saidIn(await evidenceOf(result.reference))).toEqual(['I know where you live.']);
  });

  it('is reported after taking the block back and switching the profile off', async () => {
    await threaten();
    await block(offender, victim);
    await unblock(offender, victim);
    await setProfile(offender, { status: 'disabled' });
    expect(outcomeOf(await profileOf(victim, offender))).toBe('404 not_found');
    expect((await report(victim, { profile_id: idOf(offender) })).status).toBe(200);
  });

  it('is reported though the conversation, or each message of it, was deleted first', async () => {
    const id = await threaten();
    await app.call('deleteMessage', { jar: offender.jar, body: { id } });
    await threaten('And when you leave.');
    await app.call('deleteConversation', { jar: offender.jar, body: { profile_id: idOf(victim) } });
    await block(offender, victim);
    const { result } = await report(victim, { profile_id: idOf(offender) });
    expect(saidIn(await evidenceOf(result.reference))).toEqual([
      'I know where you live.',
      'And when you leave.',
    ]);
  });

  it('can take nothing out of a report by changing the profile', async () => {
    await app.call('updateProfile', { jar: offender.jar, body: { about: 'Call me.' } });
    await like(offender, victim);
    await block(offender, victim);
    const { result } = await report(victim, { profile_id: idOf(offender) });
    await app.call('updateProfile', { jar: offender.jar, body: { about: '' } });
    const { profile, messages } = await evidenceOf(result.reference);
    expect([profile?.about, messages]).toEqual(['Call me.', []]);
  });

  it('can’t delete a photo that was sent', async () => {
    const photo_id = await chatPhoto();
    await say(app, offender, { profile_id: idOf(victim), type: 'photo', photo_id });
    const answer = await app.call('deletePhoto', { jar: offender.jar, body: { id: photo_id } });
    expect(outcomeOf(answer)).toBe('404 not_found');
    await block(offender, victim);
    const { result } = await report(victim, { profile_id: idOf(offender) });
    expect((await evidenceOf(result.reference)).messages).toMatchObject([{ type: 'photo', photo_id }]);
    const unsent = await chatPhoto();
    expect((await app.call('deletePhoto', { jar: offender.jar, body: { id: unsent } })).status).toBe(200);
  });

  it('learns nothing of the report', async () => {
    await threaten();
    await block(offender, victim);
    const news = () => Promise.all([app.mails(offender.email), eventsOf(offender), textsOfBoth()]);
    const before = await news();
    expect((await report(victim, { profile_id: idOf(offender) })).status).toBe(200);
    expect(await news()).toEqual(before);
  });

  it('may report as well, and so may a member who blocked, also after taking it back', async () => {
    await threaten();
    await block(victim, offender);
    for (const [by, other] of [
      [offender, victim],
      [victim, offender],
    ] as const)
      expect((await report(by, { profile_id: idOf(other) })).status).toBe(200);
    await unblock(victim, offender);
    await setProfile(offender, { status: 'disabled' });
    expect((await report(victim, { profile_id: idOf(offender) })).status).toBe(200);
  });
});

const eventsOf = (person: Person) =>
  app.db.selectFrom('member_events').select(['seq', 'name']).where('member_id', '=', idOf(person)).execute();

const textsOfBoth = async () => [
  (await chatsOf(app, offender)).chats,
  outcomeOf(await conversationOf(offender, victim)),
];

describe('a stranger that a member blocked', () => {
  it('finds nobody to report', async () => {
    await block(offender, victim);
    expect(outcomeOf(await report(victim, { profile_id: idOf(offender) }))).toBe('404 not_found');
  });

  it('is nobody by contact of others', async () => {
    await threaten();
    await block(offender, victim);
    const third = await activePerson(app);
    await block(offender, third);
    expect(outcomeOf(await report(third, { profile_id: idOf(offender) }))).toBe('404 not_found');
  });
});

describe('what is stored after a block', () => {
  const atDays = async (days: number): Promise<void> => {
    app.clock.advance(days * DAY);
    await pruneBlockedContacts(app.context);
    await pruneBlockedContacts(app.context);
    // The session didn't last as long.
    const { jar, email, address } = victim;
    expect((await app.call('logIn', { jar, address, body: { email, password: PASSWORD } })).status).toBe(200);
  };

  it('is gone after 90 days, and with it the way to report', async () => {
    const message_id = await threaten();
    await block(offender, victim);
    await atDays(90);
    expect(await textsKept()).toEqual(['I know where you live.']);
    const { result, status } = await report(victim, { profile_id: idOf(offender) });
    expect(status).toBe(200);
    await atDays(1);
    expect(await textsKept()).toEqual([]);
    expect(outcomeOf(await report(victim, { profile_id: idOf(offender) }))).toBe('404 not_found');
    expect(outcomeOf(await report(victim, { message_id }))).toBe('404 not_found');
    // A report still has its evidence.
    expect(saidIn(await evidenceOf(result.reference))).toEqual(['I know where you live.']);
  });

  it('is none of what was said after the block was removed', async () => {
    await threaten('before');
    await block(offender, victim);
    await unblock(offender, victim);
    expect(await textsOf(app, victim, idOf(offender))).toEqual([]);
    await threaten('after');
    await atDays(91);
    expect(await textsKept()).toEqual(['after']);
    expect(await textsOf(app, victim, idOf(offender))).toEqual(['other: after']);
  });

  it('goes with its photos, but for one that is in another conversation', async () => {
    const [sent, shared] = [await chatPhoto(), await chatPhoto()];
    const friend = await activePerson(app);
    const send = (other: Person, photo_id: string) =>
      say(app, offender, { profile_id: idOf(other), type: 'photo', photo_id });
    for (const [other, photo] of [
      [victim, sent],
      [victim, shared],
      [friend, shared],
    ] as const)
      expect((await send(other, photo)).status).toBe(200);
    await block(offender, victim);
    await atDays(91);
    const rows = await app.db
      .selectFrom('photos')
      .select('id')
      .where('member_id', '=', idOf(offender))
      .execute();
    expect(rows).toEqual([{ id: shared }]);
  });

  it('is all that was written when a message and a block came at once', async () => {
    await threaten('first');
    const [sent] = await Promise.all([
      say(app, offender, { profile_id: idOf(victim), text: 'second' }),
      block(offender, victim),
    ]);
    const { result } = await report(victim, { profile_id: idOf(offender) });
    expect(saidIn(await evidenceOf(result.reference))).toEqual(
      sent.status === 200 ? ['first', 'second'] : ['first'],
    );
    await atDays(91);
    expect(await textsKept()).toEqual([]);
  });
});

let photos = 0;

async function chatPhoto(): Promise<string> {
  photos += 1;
  const id = `chat-photo-${photos}`;
  await app.db
    .insertInto('photos')
    .values({
      id,
      member_id: idOf(offender),
      purpose: 'chat',
      status: 'active',
      position: 0,
      ready: true,
      width: 10,
      height: 10,
      created_at: app.clock.now(),
    })
    .execute();
  return id;
}

describe('the evidence of a report', () => {
  it('of a message is that one with up to five on either side', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 14; number += 1) ids.push(await threaten(String(number)));
    const { result } = await report(victim, { message_id: ids[7] ?? '' });
    expect(saidIn(await evidenceOf(result.reference))).toEqual(
      Array.from({ length: 11 }, (_, place) => String(place + 2)),
    );
  });

  it('of a visitor is the profile alone', async () => {
    await threaten();
    await app.call('updateUser', { jar: offender.jar, body: { shown_to_visitors: true } });
    const { result } = await app.call('reportMember', {
      address: freshAddress(),
      body: { profile_id: idOf(offender), reason: 'fake', text: '' },
    });
    const { profile, messages } = await evidenceOf(result.reference);
    expect([profile?.name, messages]).toEqual([offender.name, []]);
  });
});

describe('a site that names nobody who blocks', () => {
  it('says on the profile, too, only that it is no longer available', async () => {
    await like(offender, victim);
    await block(offender, victim);
    await withSettings(app, { block_disclosure: 'neutral' }, async () => {
      const answer = await profileOf(victim, offender);
      expect([outcomeOf(answer), answer.error.params]).toEqual([
        '403 no_longer_available',
        { profile_id: idOf(offender) },
      ]);
      expect(JSON.stringify(answer.json)).not.toContain(offender.name);
    });
    expect(outcomeOf(await profileOf(victim, offender))).toBe('403 blocked');
  });
});
