import { type Endpoint, hasBody, isForSessions } from '@vela/contract/define-endpoint';
import { ENDPOINT_IDS, type EndpointId, endpoints } from '@vela/contract/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { createMember } from './support/create-member';

/** Their bodies may be empty: nothing to change, or all of what there is. */
const NOTHING_REQUIRED: readonly EndpointId[] = [
  'updateUser',
  'updateProfile',
  'returnCredits',
  'updateNotifications',
];

let app: TestApp;
let member: CookieJar;

beforeAll(async () => {
  app = await createTestApp();
  member = await createMember(app);
});

afterAll(() => app.close());

/** Machines have rules of their own. */
const all = ENDPOINT_IDS.map((id) => ({ id, endpoint: endpoints[id] as Endpoint })).filter(({ endpoint }) =>
  isForSessions(endpoint),
);
const changing = all.filter(({ endpoint }) => endpoint.clientHeader);
const withBody = all.filter(({ endpoint }) => hasBody(endpoint));
const withJson = withBody.filter(({ endpoint }) => endpoint.bodyKind === 'json');
const withFiles = withBody.filter(({ endpoint }) => endpoint.bodyKind === 'multipart');

/** A jar with the caller's cookies that nothing of an answer gets into. */
function copyOf(jar: CookieJar): CookieJar {
  const copy = new CookieJar();
  for (const [name, value] of jar.cookies) copy.cookies.set(name, value);
  return copy;
}

async function send(
  id: EndpointId,
  init: { body?: string; headers?: Record<string, string>; jar?: CookieJar },
): Promise<Response> {
  const { method, path }: Endpoint = endpoints[id];
  return app.fetch(path, { method, ...init, headers: { 'x-client': 'test', ...init.headers } });
}

/** null for what is no JSON, which is not read: a stream of events has no end of its own. */
async function jsonOf(response: Response): Promise<unknown> {
  if (response.headers.get('content-type')?.startsWith('application/json')) return response.json();
  await response.body?.cancel();
  return null;
}

const errorOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { error: unknown }).error;

describe('callers', () => {
  it.each(all.filter(({ endpoint }) => !endpoint.callers.includes('visitor')))(
    '$id refuses a visitor',
    async ({ id }) => {
      const response = await send(id, {});
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        error: { code: 'authentication_required' },
        authentication_required: true,
      });
    },
  );

  it.each(all.filter(({ endpoint }) => !endpoint.callers.includes('visitor')))(
    '$id refuses a session that nobody has, and removes its cookie',
    async ({ id }) => {
      const jar = new CookieJar();
      jar.cookies.set('session', 'A'.repeat(43));
      const response = await send(id, { jar });
      expect(response.status).toBe(403);
      expect(jar.cookies.has('session')).toBe(false);
    },
  );

  it.each(all.filter(({ endpoint }) => !endpoint.callers.includes('member')))(
    '$id refuses a member',
    async ({ id }) => {
      const response = await send(id, { jar: copyOf(member) });
      expect(response.status).toBe(403);
      expect(await errorOf(response)).toMatchObject({ code: 'forbidden' });
    },
  );

  it.each(all)('$id lets its callers past the door', async ({ id, endpoint }) => {
    const known = id === 'logOut' ? await createMember(app) : member;
    const jar = endpoint.callers.includes('member') ? copyOf(known) : new CookieJar();
    const response = await send(id, { jar });
    expect(await jsonOf(response)).not.toMatchObject({ error: { code: 'authentication_required' } });
    expect(response.status).not.toBe(500);
  });
});

describe('client header', () => {
  it.each(changing)('$id rejects a request without it', async ({ id }) => {
    const response = await send(id, { headers: { 'x-client': '' }, jar: copyOf(member) });
    expect(response.status).toBe(403);
    expect(await errorOf(response)).toMatchObject({ code: 'client_header_missing' });
  });

  it('goes with every method but GET, save the beacon', () => {
    const without = all.filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.clientHeader);
    expect(without.map(({ id }) => id)).toEqual(['reportPageHidden']);
  });
});

describe('bodies', () => {
  const jarFor = ({ callers }: Endpoint): CookieJar =>
    callers.includes('visitor') ? new CookieJar() : copyOf(member);

  it.each(withJson)('$id rejects malformed JSON', async ({ id, endpoint }) => {
    const jar = jarFor(endpoint);
    const response = await send(id, { body: '{"a":', headers: { 'content-type': 'application/json' }, jar });
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatchObject({ code: 'invalid_input' });
  });

  it.each(withFiles)('$id rejects a malformed form', async ({ id, endpoint }) => {
    const response = await send(id, {
      body: '--x\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      jar: jarFor(endpoint),
    });
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatchObject({ code: 'invalid_input' });
  });

  it.each(withBody)('$id rejects what is of no type it takes', async ({ id, endpoint }) => {
    const jar = jarFor(endpoint);
    const response = await send(id, {
      body: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      jar,
    });
    expect(response.status).toBe(415);
    expect(await errorOf(response)).toMatchObject({ code: 'unsupported_type' });
  });

  it.each(withJson)('$id rejects more than it takes', async ({ id, endpoint }) => {
    const body = JSON.stringify({ email: 'x'.repeat(endpoint.maxBodyBytes) });
    const response = await send(id, {
      body,
      headers: { 'content-type': 'application/json' },
      jar: jarFor(endpoint),
    });
    expect(response.status).toBe(413);
    expect(await errorOf(response)).toMatchObject({ code: 'too_large' });
  });

  it.each(withJson.filter(({ id }) => !NOTHING_REQUIRED.includes(id)))(
    '$id names the fields that are missing',
    async ({ id, endpoint }) => {
      const response = await send(id, {
        body: '{}',
        headers: { 'content-type': 'application/json' },
        jar: jarFor(endpoint),
      });
      expect(response.status).toBe(400);
      expect(await errorOf(response)).toMatchObject({
        code: 'invalid_input',
        fields: expect.arrayContaining([{ path: expect.any(String), code: 'required' }]),
      });
    },
  );

  it('stops reading a body that lies about its length', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(16 * 1024));
      },
    });
    const response = await app.fetch('/api/user.php', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'x-client': 'test', 'content-type': 'application/json' },
    });
    expect(response.status).toBe(413);
    expect(pulled).toBeLessThan(10);
  });

  it('rejects bytes that are no UTF-8', async () => {
    const response = await app.fetch('/api/user.php', {
      method: 'POST',
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
      headers: { 'x-client': 'test', 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
  });
});

describe('paths', () => {
  it.each(['/api', '/api/nothing.php', '/api/user.php/', '/api/User.php'])(
    'answers %s with 404 in JSON',
    async (path) => {
      const response = await app.fetch(path);
      expect(response.status).toBe(404);
      expect(await errorOf(response)).toMatchObject({ code: 'not_found' });
    },
  );

  it('names the methods that a path takes', async () => {
    const response = await app.fetch('/api/logout.php', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await errorOf(response)).toMatchObject({ code: 'method_not_allowed' });
  });

  it('answers HEAD like GET, without a body', async () => {
    const response = await app.fetch('/api/interests.php', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('grants no other origin anything', async () => {
    const response = await app.fetch('/api/user.php', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(405);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('keeps every answer to the one who asked', async () => {
    const response = await app.fetch('/api/user.php', { jar: copyOf(member) });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('vary')).toContain('Cookie, Accept-Language');
  });
});
