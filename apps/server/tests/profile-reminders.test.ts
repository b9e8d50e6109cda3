import { DAY, HOUR } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileReminders } from '../src/news/profile-reminders';
import { sendScheduledMails } from '../src/news/scheduled-mail';
import { createTestApp, type TestApp } from './support/create-test-app';
import { photoActs } from './support/photo-acts';
import { activePerson, signUpPerson, type Person } from './support/people';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The subjects of the reminders after so many days, with a run each hour. */
async function reminders({ email }: Pick<Person, 'email'>, days: number): Promise<string[]> {
  for (let past = 0; past < days * DAY; past += HOUR) {
    app.clock.advance(HOUR);
    await sendScheduledMails(app.context, profileReminders);
    await app.runJobs();
  }
  const mails = (await app.mails(email)).filter(({ kind }) => kind === 'reminders');
  return mails.map(({ subject }) => subject).toReversed();
}

const { photoOf } = photoActs(() => app);
const UNCONFIRMED = 'Your e-mail address for Vela isn’t confirmed yet';
const NO_PHOTO = 'Your profile at Vela has no photo yet';
const EMPTY = 'Say something about yourself at Vela';

describe('a reminder', () => {
  it('of an address that isn’t confirmed comes once, with a link that confirms it', async () => {
    const person = await signUpPerson(app);
    expect(await reminders(person, 0.9)).toEqual([]);
    expect(await reminders(person, 2)).toEqual([UNCONFIRMED]);
    const mail = (await app.mails(person.email)).find(({ kind }) => kind === 'reminders');
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
    const fresh = await app.call('activate', { body: { token }, jar: person.jar });
    expect(fresh.result.user?.status).toBe('active');
  });

  it('of an address stops before its link would', async () => {
    const person = await signUpPerson(app);
    expect(await reminders(person, 40)).toEqual([UNCONFIRMED]);
  });

  it('of a missing photo comes twice, then one of the profile, never two within a week', async () => {
    const person = await activePerson(app);
    expect(await reminders(person, 2.5)).toEqual([]);
    expect(await reminders(person, 1.5)).toEqual([NO_PHOTO]);
    expect(await reminders(person, 5)).toEqual([NO_PHOTO]);
    expect(await reminders(person, 30)).toEqual([NO_PHOTO, NO_PHOTO, EMPTY]);
  });

  it('stops where nothing is missing', async () => {
    const person = await activePerson(app);
    await photoOf(person);
    await app.call('updateProfile', { jar: person.jar, body: { about: 'I sail.' } });
    expect(await reminders(person, 30)).toEqual([]);
  });

  it('doesn’t come where reminders are off, or the link of one has ended them', async () => {
    const off = await activePerson(app);
    await app.call('updateNotifications', {
      jar: off.jar,
      body: { preferences: { reminders: { mail: false } } },
    });
    const ended = await activePerson(app);
    expect(await reminders(ended, 4)).toEqual([NO_PHOTO]);
    const mail = (await app.mails(ended.email)).find(({ kind }) => kind === 'reminders');
    const token = new URL(mail?.links[1] ?? '').searchParams.get('token') ?? '';
    await app.call('turnMails', { body: { token, mail: false } });
    expect(await reminders(ended, 20)).toEqual([NO_PHOTO]);
    expect(await reminders(off, 1)).toEqual([]);
  });

  it('of two runs at once comes once', async () => {
    const person = await activePerson(app);
    app.clock.advance(4 * DAY);
    const run = () => sendScheduledMails(app.context, profileReminders);
    for (let hour = 0; hour < 24; hour += 1) {
      app.clock.advance(HOUR);
      await Promise.all([run(), run()]);
    }
    const mails = (await app.mails(person.email)).filter(({ kind }) => kind === 'reminders');
    expect(mails).toHaveLength(1);
  });
});
