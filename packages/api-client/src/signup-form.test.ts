import type { BodyInputOf } from '@vela/contract/registry';
import { describe, expect, test } from 'vitest';
import { checkNameIsFree, sendSignup, type FormTransport } from './signup-form';
import { createFakeApi, FAKE_LOGIN } from './testing';

const ORIGIN = 'http://vela.localhost';

const body: BodyInputOf<'signUp'> = {
  email: 'sasha@example.com',
  name: 'Sasha',
  password: 'correct horse',
  date_of_birth: '1990-01-31',
  gender: 'female',
  language: 'en',
};

function setUp(): FormTransport {
  const fake = createFakeApi();
  return { baseUrl: ORIGIN, fetch: (url, init) => fake.fetch(new Request(url, init)) };
}

const answering = (answer: () => Response): FormTransport => ({
  baseUrl: ORIGIN,
  fetch: async () => answer(),
});

describe('sendSignup', () => {
  test('makes a member', async () => {
    const outcome = await sendSignup(setUp(), body);
    expect(outcome).toMatchObject({
      ok: true,
      result: { user: { email: body.email, status: 'not_confirmed' } },
    });
  });

  test.each([
    ['an address that has an account', { email: FAKE_LOGIN.email }, { code: 'account_exists', fields: [] }],
    [
      'a name that is too short',
      { name: 'S' },
      { code: 'invalid_input', fields: [{ path: 'name', code: 'name_too_short', params: { limit: 2 } }] },
    ],
  ])('says why it was refused: %s', async (_, changes, error) => {
    expect(await sendSignup(setUp(), { ...body, ...changes })).toMatchObject({ ok: false, error });
  });

  test('says when the server can not be reached', async () => {
    const transport = answering(() => {
      throw new TypeError('Failed to fetch');
    });
    const outcome = await sendSignup(transport, body);
    expect(outcome).toEqual({ ok: false, error: { code: 'network_failed', params: {}, fields: [] } });
  });

  test.each([
    ['a code of a newer server', { error: { code: 'too_new' } }],
    ['no error', {}],
    ['nothing', null],
  ])('takes %s for internal', async (_, answer) => {
    const transport = answering(() => Response.json(answer, { status: 500 }));
    expect(await sendSignup(transport, body)).toMatchObject({ ok: false, error: { code: 'internal' } });
  });

  test('takes a field code of a newer server for invalid', async () => {
    const error = { code: 'invalid_input', fields: [{ path: 'name', code: 'too_new' }] };
    const transport = answering(() => Response.json({ error }, { status: 400 }));
    expect(await sendSignup(transport, body)).toMatchObject({
      error: { fields: [{ path: 'name', code: 'invalid' }] },
    });
  });
});

describe('checkNameIsFree', () => {
  test.each([
    ['Sasha & co', true],
    ['Robin', false],
  ])('%s: %s', async (name, free) => {
    expect(await checkNameIsFree(setUp(), name)).toBe(free);
  });

  test('is null when the server can not say', async () => {
    expect(
      await checkNameIsFree(
        answering(() => new Response('<html>', { status: 502 })),
        'Sasha',
      ),
    ).toBeNull();
    expect(
      await checkNameIsFree(
        answering(() => Response.json({})),
        'Sasha',
      ),
    ).toBeNull();
  });
});
