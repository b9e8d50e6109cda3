import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY, HOUR } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcementMails } from '../src/news/announcement-mails';
import { endAnnouncement, openAnnouncement } from '../src/news/announcements';
import { sendScheduledMails } from '../src/news/scheduled-mail';
import { withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, signUpPerson, type Person } from './support/people';

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'announcement-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const text = (subject: string) => ({
  subject,
  body: 'You can now {search} by <b>distance</b>.',
  action: 'Try it',
});
const NEWS = { kind: 'news', path: '/members', texts: { en: text('Search by distance') } };

async function open(announcement: unknown, siteId = 'vela'): Promise<number> {
  const file = join(folder, 'announcement.json');
  await writeFile(file, typeof announcement === 'string' ? announcement : JSON.stringify(announcement));
  return openAnnouncement(app.db, { file, siteId, now: app.clock.now() });
}

async function asking(
  kind: 'news' | 'promotions' = 'news',
  language: 'en' | 'de' | 'fi' = 'en',
): Promise<Person> {
  const person = await activePerson(app, { language });
  await app.call('updateNotifications', {
    jar: person.jar,
    body: { preferences: { [kind]: { mail: true } } },
  });
  return person;
}

/** The subjects of all that came so far, after so many days with a run each hour. */
async function announced({ email }: Person, days: number): Promise<string[]> {
  for (let past = 0; past < days * DAY; past += HOUR) {
    app.clock.advance(HOUR);
    for (const kind of ['news', 'promotions'] as const)
      await sendScheduledMails(app.context, announcementMails(kind));
    await app.runJobs();
  }
  const mails = (await app.mails(email)).filter(({ kind }) => kind === 'news' || kind === 'promotions');
  return mails.map(({ subject }) => subject).toReversed();
}

describe('an announcement', () => {
  it('goes once to who asked for its kind, as it was written, and to nobody else', async () => {
    const [anna, ben, carl] = [await asking(), await asking('promotions'), await activePerson(app)];
    await open(NEWS);
    expect(await announced(anna, 2)).toEqual(['Search by distance']);
    expect(await announced(anna, 15)).toEqual(['Search by distance']);
    expect(await announced(ben, 0)).toEqual([]);
    expect(await announced(carl, 0)).toEqual([]);
    const mail = (await app.mails(anna.email)).find(({ kind }) => kind === 'news');
    expect(mail?.text).toContain('You can now {search} by <b>distance</b>.');
    expect(mail?.html).toContain('by &lt;b&gt;distance&lt;/b&gt;');
    expect(mail?.links[0]).toMatch(/\/members$/);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('comes in the member’s language, or else in the site’s', async () => {
    const [german, finn] = [await asking('promotions', 'de'), await asking('promotions', 'fi')];
    await open({
      kind: 'promotions',
      path: '/credits',
      texts: { en: text('20 percent off'), de: text('20 Prozent Nachlass') },
    });
    expect(await announced(german, 2)).toEqual(['20 Prozent Nachlass']);
    expect(await announced(finn, 0)).toEqual(['20 percent off']);
  });

  it('has the site’s language also where that is of a region', async () => {
    await withSettings(app, { domain_language: 'de-AT' }, async () => {
      await expect(open(NEWS)).rejects.toThrow('language of the site, de');
      await open({ ...NEWS, texts: { de: text('Suche nach Entfernung') } });
    });
    const finn = await asking('news', 'fi');
    expect(await announced(finn, 2)).toContain('Suche nach Entfernung');
    app.clock.advance(15 * DAY);
  });

  it('waits for a week after the last one, in the order they were opened', async () => {
    const person = await asking();
    await open({ ...NEWS, texts: { en: text('First') } });
    await open({ ...NEWS, texts: { en: text('Second') } });
    expect(await announced(person, 6)).toEqual(['First']);
    expect(await announced(person, 3)).toEqual(['First', 'Second']);
  });

  it('that has ended goes to nobody any more', async () => {
    app.clock.advance(15 * DAY);
    const person = await asking();
    const seq = await open(NEWS);
    await endAnnouncement(app.db, { seq, now: app.clock.now() });
    expect(await announced(person, 3)).toEqual([]);
    await expect(endAnnouncement(app.db, { seq, now: app.clock.now() })).rejects.toThrow('is open');
    await open(NEWS);
    app.clock.advance(15 * DAY);
    expect(await announced(person, 3)).toEqual([]);
  });

  it('goes to nobody whose address isn’t confirmed', async () => {
    const person = await signUpPerson(app);
    await app.call('updateNotifications', {
      jar: person.jar,
      body: { preferences: { news: { mail: true } } },
    });
    await open(NEWS);
    expect(await announced(person, 2)).toEqual([]);
  });

  it.each([
    ['not JSON', 'the whole'],
    [{ ...NEWS, kind: 'like' }, 'kind'],
    [{ ...NEWS, path: '//evil.example' }, 'path'],
    [{ ...NEWS, texts: { en: { ...text('x'), subject: 'A\r\nBcc: b@example.com' } } }, 'texts.en.subject'],
    [{ ...NEWS, texts: { de: text('Nur deutsch') } }, 'language of the site'],
    [{ ...NEWS, texts: { en: text('') } }, 'texts.en.subject'],
  ])('of %j is refused: %s', async (announcement, words) => {
    await expect(open(announcement)).rejects.toThrow(words);
  });

  it('of another site is none of this one’s', async () => {
    await expect(open(NEWS, 'nowhere')).rejects.toThrow('no site nowhere');
  });
});
