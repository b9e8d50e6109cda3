import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../src/commands';
import { readConfig } from '../src/config';
import { createTestApp, type TestApp } from './support/create-test-app';
import { readPage } from './support/read-page';

const TEXT = `# Unsere Regeln

Was zwischen Ihnen und {site_name} gilt.

## Wer
Menschen ab {min_age}.
`;

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'site-texts-'));
});
afterAll(() => app.close());

async function run(args: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  await runCommand(args, {
    readConfig: () => readConfig({ DATABASE_URL: app.databaseUrl }),
    async *readInput() {},
    say: (text) => said.push(text),
  });
  return said;
}

async function fileOf(source: string): Promise<string> {
  const file = join(folder, 'text.md');
  await writeFile(file, source);
  return file;
}

const titleAt = async (path: string, language: string): Promise<string | undefined> =>
  (await readPage(await app.fetch(path, { headers: { 'accept-language': language } }))).ownText?.title;

describe('a text of a site’s own', () => {
  it('is on its page in its language, with the facts of the site, until it is removed', async () => {
    expect(await titleAt('/pages/terms', 'de')).toBeUndefined();
    expect(await run(['text', 'put', 'terms', 'de', await fileOf(TEXT)])).toEqual([
      'vela shows this text now.',
    ]);
    const response = await app.fetch('/pages/terms', { headers: { 'accept-language': 'de' } });
    expect((await readPage(response)).ownText).toEqual({
      title: 'Unsere Regeln',
      lead: 'Was zwischen Ihnen und Vela gilt.',
      sections: [{ id: 'part-1', heading: 'Wer', paragraphs: ['Menschen ab 18.'] }],
    });
    expect(await titleAt('/pages/terms', 'nl')).toBeUndefined();
    expect(await titleAt('/pages/privacy', 'de')).toBeUndefined();
    expect(await titleAt('/', 'de')).toBeUndefined();

    await run(['text', 'put', 'terms', 'de', await fileOf(TEXT.replace('Regeln', 'Bedingungen'))]);
    expect(await titleAt('/pages/terms', 'de')).toBe('Unsere Bedingungen');

    await run(['text', 'remove', 'terms', 'de']);
    expect(await titleAt('/pages/terms', 'de')).toBeUndefined();
  });

  it('of another site stays there', async () => {
    const { company_id } = await app.db
      .selectFrom('sites')
      .select('company_id')
      .where('id', '=', 'vela')
      .executeTakeFirstOrThrow();
    const settings = '{}';
    await app.db
      .insertInto('sites')
      .values({
        id: 'other',
        company_id,
        name: 'Other',
        url: 'http://other.localhost',
        settings,
        is_default: false,
      })
      .execute();
    await run(['text', 'put', 'faq', 'fi', await fileOf(TEXT), 'other']);
    expect(await titleAt('/pages/faq', 'fi')).toBeUndefined();
  });

  it('that an older version left and nobody can read gives way to ours', async () => {
    await app.db
      .insertInto('site_texts')
      .values({
        site_id: 'vela',
        page: 'pages-ban',
        locale: 'en',
        source: 'nothing',
        changed_at: app.clock.now(),
      })
      .execute();
    const response = await app.fetch('/pages/ban', { headers: { 'accept-language': 'en' } });
    expect([response.status, (await readPage(response)).ownText]).toEqual([200, undefined]);
  });
});

describe('the command', () => {
  it.each([
    [['put', 'prices', 'de', 'x'], /The page is one of terms, privacy,/],
    [['put', 'terms', 'xx', 'x'], /The language is one of en, nl,/],
    [['put', 'terms', 'de'], /Say the file/],
    [['put', 'terms', 'de', '/no/such/file'], /can’t be read/],
    [['remove', 'terms', 'sv'], /no text of its own/],
  ])('text %j is answered', async (args, sentence) => {
    await expect(run(['text', ...args])).rejects.toThrow(sentence);
  });

  it('takes no text that has a fault, and none for a site that isn’t there', async () => {
    await expect(run(['text', 'put', 'terms', 'de', await fileOf('Just words.')])).rejects.toThrow(/title/);
    await expect(run(['text', 'put', 'terms', 'de', await fileOf(TEXT), 'nowhere'])).rejects.toThrow(
      'There is no site nowhere.',
    );
    expect(await titleAt('/pages/terms', 'de')).toBeUndefined();
  });
});
