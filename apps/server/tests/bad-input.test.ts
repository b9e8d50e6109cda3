import type { Endpoint } from '@vela/contract/define-endpoint';
import { ENDPOINT_IDS, endpoints, type EndpointId } from '@vela/contract/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../src/core/log';
import { type CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { createMember } from './support/create-member';
import { freshAddress, signupBody } from './support/people';

let app: TestApp;
let member: CookieJar;
const lines: string[] = [];

beforeAll(async () => {
  const log = createLogger({ level: 'error', destination: { write: (line) => void lines.push(line) } });
  app = await createTestApp({ log });
  member = await createMember(app);
});

afterAll(() => app.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

/** Those that answer by their query alone, with the names of what they ask for in it. */
const endpointsWithoutBody = ENDPOINT_IDS.flatMap((id) => {
  const endpoint: Endpoint = endpoints[id];
  const fields = Object.keys((endpoint.query as { entries?: object }).entries ?? {});
  const isAsked =
    endpoint.method === 'GET' && endpoint.callers.includes('member') && !endpoint.path.includes('?');
  return isAsked && fields.length > 0 ? [{ id, fields }] : [];
});

function post(path: string, body: string, jar?: CookieJar): Promise<Response> {
  return app.fetch(path, { method: 'POST', body, headers: FORM, ...(jar && { jar }) });
}

/** Those that take an object as their body. */
const endpointsWithObject = ENDPOINT_IDS.filter((id) => {
  const { callers, bodyKind, body }: Endpoint = endpoints[id];
  const isCalled = callers.includes('member') || callers.includes('visitor');
  const hasFields = Object.keys((body as { entries?: object }).entries ?? {}).length > 0;
  return isCalled && bodyKind === 'json' && hasFields;
});

/** What no text column or no JSON column can hold. */
const UNKEEPABLE = { 'a NUL': 'a\0b', 'half a surrogate pair': 'a\ud83d' } as const;

describe.each(Object.entries(UNKEEPABLE))('%s', (_, text) => {
  it.each([
    ['city', { city: text }],
    ['about', { about: text }],
    ['signup_message', { signup_message: text, signup_member_id: 'somebody' }],
    ['signup_member_id', { signup_member_id: text }],
    ['name', { name: text }],
    ['tracking', { tracking: { ref: text } }],
  ])('is invalid in a sign-up as %s', async (__, change) => {
    const { status, error } = await app.call('signUp', {
      body: signupBody(change),
      address: freshAddress(),
    });
    expect([status, error.code]).toEqual([400, 'invalid_input']);
  });
});

describe('a list where an object is meant', () => {
  const put = (id: EndpointId, body: string) => {
    const { method, path, callers }: Endpoint = endpoints[id];
    const headers = { 'x-client': 'test', 'content-type': 'application/json' };
    const jar = callers.includes('member') && { jar: member };
    return app.fetch(path, { method, body, headers, ...jar, address: freshAddress() });
  };

  it.each(endpointsWithObject)('is invalid as the body of %s', async (id) => {
    expect(await (await put(id, '[]')).json()).toMatchObject({
      error: { code: 'invalid_input', fields: [{ path: '', code: 'invalid' }] },
    });
  });

  it.each([1, 30_000])('is invalid in a body, however deep: %i', async (depth) => {
    const response = await put('updateWishes', `{"wishes":${'['.repeat(depth)}${']'.repeat(depth)}}`);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: { code: 'invalid_input', fields: [{ path: 'wishes', code: 'invalid' }] } },
    ]);
  });
});

describe('a NUL', () => {
  it.each([
    ['/api/signup-check.php?name=%00a&email=%00', 400],
    ['/api/regions.php?country=%00', 400],
    ['/api/packages.php?country=%00', 400],
    ['/dev/mailbox.json?to=%00', 400],
  ])('in a query is answered: %s', async (path, status) => {
    expect((await app.fetch(path)).status).toBe(status);
  });

  it.each(endpointsWithoutBody)('in a query of $id is invalid', async ({ id, fields }) => {
    const { method, path }: Endpoint = endpoints[id];
    const query = new URLSearchParams(Object.fromEntries(fields.map((name) => [name, '\0'])));
    const headers = { 'x-client': 'test' };
    const response = await app.fetch(`${path}?${query.toString()}`, { method, headers, jar: member });
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_input' } });
  });

  it.each([
    '/members/%00',
    '/search?trafficsource=%00',
    '/activate/done?token=%00',
    '/t/%00',
    '/search?ages=%00',
    '/likes/m/%00',
    '/messages/%00',
    '/members?country=%00',
    '/%00',
  ])('in the address of a page is no fault of the server: %s', async (path) => {
    lines.length = 0;
    const answers = [await app.fetch(path), await app.fetch(path, { jar: member })];
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect(lines).toEqual([]);
  });

  it.each(['email=%00', 'step=account&name=%00', 'step=location&city=a%00', 'network=%00'])(
    'is invalid in a draft: %s',
    async (body) => {
      expect((await post('/signup', body)).status).toBe(400);
    },
  );
});

describe('JSON as deep as a body can be', () => {
  it.each([`{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, '['.repeat(60_000)])(
    'is invalid',
    async (body) => {
      const { method, path } = endpoints.logIn;
      const headers = { 'x-client': 'test', 'content-type': 'application/json' };
      expect((await app.fetch(path, { method, headers, body })).status).toBe(400);
    },
  );
});

describe('a body that breaks off', () => {
  it('is rejected, and no fault of the server', async () => {
    lines.length = 0;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('aborted')),
    });
    const response = await app.fetch(endpoints.logIn.path, {
      method: 'POST',
      headers: { 'x-client': 'test', 'content-type': 'application/json' },
      body,
      duplex: 'half',
    });
    expect(response.status).toBe(400);
    expect(lines).toEqual([]);
  });
});

describe('a path that begins like an address', () => {
  it.each(['//', '///', '//evil.example/x', '//evil.example:1/login'])(
    '%s is an unknown page',
    async (path) => {
      const request = new Request(`http://localhost:3000${path}`);
      const response = await app.app.fetch(request);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(`"url":"http://localhost:3000${path}"`);
    },
  );
});

describe('letters of any script', () => {
  const path = '/\u65e5\u672c?q=\u00e9%20';

  it('survive a redirect that a link asks for', async () => {
    const member = await createMember(app);
    const response = await app.fetch(`/login?next=${encodeURIComponent(path)}`, { jar: member });
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/%E6%97%A5%E6%9C%AC?q=%C3%A9%20',
    ]);
  });

  it('survive a redirect that a form asks for', async () => {
    const response = await post('/language', `language=nl&next=${encodeURIComponent(path)}`);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/%E6%97%A5%E6%9C%AC?q=%C3%A9%20',
    ]);
  });
});

describe('a Host longer than any name', () => {
  it('gets the default site', async () => {
    const response = await app.app.fetch(new Request(`http://${'x'.repeat(300)}/login`));
    expect(response.status).toBe(200);
  });
});
