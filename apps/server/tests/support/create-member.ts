import { CookieJar, type TestApp } from './create-test-app';

export interface NewMember {
  email?: string;
  name?: string;
  password?: string;
  address?: string;
}

export const PASSWORD = 'a long enough password';

let count = 0;

/** Signs someone up and gives that one's cookies. */
export async function createMember(
  app: TestApp,
  { email, name, password, address }: NewMember = {},
): Promise<CookieJar> {
  count += 1;
  const jar = new CookieJar();
  const { status, json } = await app.call('signUp', {
    jar,
    ...(address && { address }),
    body: {
      email: email ?? `member${count}@example.com`,
      name: name ?? `member${count}`,
      password: password ?? PASSWORD,
      date_of_birth: '1990-02-17',
      gender: 'female',
      country: 'NL',
      language: 'en',
      consents: { terms_version: '2026-11-01', special_categories: false },
    },
  });
  if (status !== 200) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(json)}`);
  return jar;
}
