import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { freshAddress, logInAs, mailedToken, PASSWORD, signupBody, signUpPerson } from './support/people';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  // A link writes a device between its checks and the session that it starts, a sign-up a profile, and logging in
  // an event.
  await sql
    .raw(
      `create table banning (active bool); insert into banning values (false);
       create function ban() returns trigger language plpgsql as $$ begin
         if (select active from banning) then
           update members set status = 'banned' where id = new.member_id;
         end if;
         return new;
       end $$;
       create trigger ban_device after insert or update on devices for each row execute function ban();
       create trigger ban_profile after insert on profiles for each row execute function ban();
       create function ban_by_event() returns trigger language plpgsql as $$ begin
         if (select active from banning) then
           update members set status = 'banned';
         end if;
         return new;
       end $$;
       create trigger ban_login after insert on security_events
       for each row when (new.kind = 'login') execute function ban_by_event();`,
    )
    .execute(app.db);
});

beforeEach(() => setBanning(false));
afterAll(() => app.close());

const setBanning = async (active: boolean): Promise<void> => {
  await sql`update banning set active = ${active}`.execute(app.db);
};

describe('a member who is banned just before the session starts', () => {
  it('is not logged in', async () => {
    const { email } = await signUpPerson(app);
    await setBanning(true);
    const { status, error } = await logInAs(app, { email });
    expect([status, error.code]).toEqual([403, 'login_failed']);
  });

  it('is not signed up', async () => {
    await setBanning(true);
    const jar = new CookieJar();
    const { status, error } = await app.call('signUp', { body: signupBody(), jar, address: freshAddress() });
    expect([status, error.code]).toEqual([403, 'forbidden']);
    expect(jar.cookies.has('session')).toBe(false);
  });

  it.each([
    ['activate', 'activation_failed'],
    ['useToken', 'link_invalid'],
  ] as const)('is not let in by a link: %s', async (id, code) => {
    const { email, jar } = await signUpPerson(app);
    const token = await mailedToken(app, email);
    await app.call('logOut', { jar });
    await setBanning(true);
    const { status, error } = await app.call(id, { body: { token }, jar });
    expect([status, error.code]).toEqual([404, code]);
  });

  it('is logged out when changing the password', async () => {
    const { jar, user } = await signUpPerson(app);
    await sql
      .raw(
        `create function ban_self() returns trigger language plpgsql as $$ begin
           new.status = 'banned'; return new;
         end $$;
         create trigger ban_password before update of password_hash on members
         for each row when (new.id = '${user.id}') execute function ban_self();`,
      )
      .execute(app.db);
    const password = 'another long password';
    const { status, error, json } = await app.call('changePassword', {
      body: { old_password: PASSWORD, password, password_repeat: password },
      jar,
    });
    expect([status, error.code]).toEqual([403, 'authentication_required']);
    expect(json).toMatchObject({ authentication_required: true });
  });
});
