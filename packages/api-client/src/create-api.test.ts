import { defineEndpoint } from '@vela/contract/define-endpoint';
import { SECOND } from '@vela/domain/time';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { isApiError } from './api-error';
import { createApi, type ApiOptions } from './create-api';
import { changePassword } from '@vela/contract/endpoints/change-password';
import { deleteMessage } from '@vela/contract/endpoints/delete-message';
import { getUser } from '@vela/contract/endpoints/get-user';
import { listRegions } from '@vela/contract/endpoints/list-regions';
import { logIn } from '@vela/contract/endpoints/log-in';
import { logOut } from '@vela/contract/endpoints/log-out';
import { updateUser } from '@vela/contract/endpoints/update-user';
import { userFixture } from './testing';

const ORIGIN = 'http://vela.localhost';

const failing = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ error: { code: 'internal', message: 'Failed.' } }, { status, headers });

const signedOut = () =>
  Response.json(
    { error: { code: 'authentication_required', message: 'Log in.' }, authentication_required: true },
    { status: 403 },
  );

/** A client whose server gives these answers in turn, the last one for ever. */
function setUp(answers: (() => Response)[], options: ApiOptions = {}) {
  const requests: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    request.signal.throwIfAborted();
    requests.push(request);
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (!answer) throw new Error('no answer');
    return answer();
  };
  const api = createApi({ baseUrl: ORIGIN, retryDelayMs: () => 0, ...options, fetch });
  return { api, requests };
}

const noUser = () => Response.json({ user: null });
const offline = () => {
  throw new TypeError('Failed to fetch');
};

describe('a call', () => {
  test('sends its query, names the client and returns the checked result', async () => {
    const { api, requests } = setUp([() => Response.json({ regions: [], label: 'province', more: 1 })]);
    expect(await api.call(listRegions, { country: 'NL' })).toEqual({ regions: [], label: 'province' });
    expect(requests[0]?.url).toBe(`${ORIGIN}/api/regions.php?country=NL`);
    expect(requests[0]?.headers.get('x-client')).toBe('web');
  });

  test('says the language that it is asked in, whatever it is', async () => {
    const { api, requests } = setUp([() => Response.json({ regions: [], label: 'province' })], {
      locale: 'fr',
    });
    await api.call(listRegions, { country: 'NL' });
    await api.call(logIn, { email: 'robin@example.com', password: 'correct horse' }).catch(() => {});
    expect(requests.map(({ url }) => url.slice(ORIGIN.length))).toEqual([
      '/api/regions.php?country=NL&locale=fr',
      expect.stringMatching(/^\/api\/[\w/-]+\.php\?locale=fr$/),
    ]);
  });

  test('sends its body as JSON', async () => {
    const { api, requests } = setUp([() => Response.json({ user: userFixture() })]);
    await api.call(logIn, { email: 'robin@example.com', password: 'correct horse' });
    expect(requests[0]?.method).toBe('POST');
    expect(await requests[0]?.json()).toEqual({ email: 'robin@example.com', password: 'correct horse' });
  });

  test('sends a file and the fields beside it as a form', async () => {
    const upload = defineEndpoint({
      id: 'upload',
      summary: 'Upload',
      method: 'POST',
      path: '/api/upload.php',
      callers: ['member'],
      body: v.object({ photo: v.file(), purpose: v.optional(v.string()), private: v.optional(v.string()) }),
      bodyKind: 'multipart',
    });
    const { api, requests } = setUp([() => Response.json({})]);
    const photo = new File(['bytes'], 'me.png', { type: 'image/png' });
    await api.call(upload, { photo, purpose: 'profile', private: undefined });
    const form = await requests[0]?.formData();
    expect([...(form?.keys() ?? [])]).toEqual(['photo', 'purpose']);
    expect(form?.get('photo')).toMatchObject({ name: 'me.png', size: 5, type: 'image/png' });
    expect(form?.get('purpose')).toBe('profile');
  });

  test('outlives its page when it deletes, and only then', async () => {
    const { api, requests } = setUp([() => Response.json({}), noUser]);
    await api.call(deleteMessage, { id: 'message' });
    await api.call(getUser, {});
    expect(requests.map(({ method, keepalive }) => [method, keepalive])).toEqual([
      ['DELETE', true],
      ['GET', false],
    ]);
  });

  test('goes by the name it is given', async () => {
    const { api, requests } = setUp([noUser], { client: 'lander' });
    await api.call(getUser, {});
    expect(requests[0]?.headers.get('x-client')).toBe('lander');
  });

  test('leaves out of the query what has no value', async () => {
    const { api, requests } = setUp([() => Response.json({ regions: [], label: 'province' })]);
    await api.call(listRegions, { country: undefined });
    expect(requests[0]?.url).toBe(`${ORIGIN}/api/regions.php`);
  });

  test('fails as internal when the answer is not what the contract says', async () => {
    const { api } = setUp([() => Response.json({ user: { id: 7 } })]);
    await expect(api.call(getUser, {})).rejects.toMatchObject({
      code: 'internal',
      status: 200,
      cause: { name: 'ValiError' },
    });
  });

  test('fails as internal when the answer is no JSON', async () => {
    const { api } = setUp([() => new Response('<html>')]);
    await expect(api.call(getUser, {})).rejects.toMatchObject({ code: 'internal' });
  });

  test('that is aborted throws what the caller aborted with', async () => {
    const abort = new AbortController();
    const { api } = setUp([noUser]);
    abort.abort(new DOMException('gone', 'AbortError'));
    const error: unknown = await api
      .call(getUser, {}, { signal: abort.signal })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(isApiError(error)).toBe(false);
  });
});

describe('retries', () => {
  test.each([408, 500, 502, 503, 504])('a read that fails with %i, up to five times', async (status) => {
    const { api, requests } = setUp([() => failing(status)]);
    await expect(api.call(getUser, {})).rejects.toMatchObject({ status });
    expect(requests).toHaveLength(6);
  });

  test('a read that the network fails', async () => {
    const { api, requests } = setUp([offline]);
    await expect(api.call(getUser, {})).rejects.toMatchObject({ code: 'network_failed', status: 0 });
    expect(requests).toHaveLength(6);
  });

  test.each([1, 5])('until it succeeds: after %i failures', async (failures) => {
    const { api, requests } = setUp([...Array.from({ length: failures }, () => () => failing(503)), noUser]);
    expect(await api.call(getUser, {})).toEqual({ user: null });
    expect(requests).toHaveLength(failures + 1);
  });

  test.each([400, 403, 404, 409, 422])('never what was rejected with %i', async (status) => {
    const { api, requests } = setUp([() => failing(status)]);
    await expect(api.call(getUser, {})).rejects.toMatchObject({ status });
    expect(requests).toHaveLength(1);
  });

  test('a write that may be repeated', async () => {
    const { api, requests } = setUp([offline, () => Response.json({ user: userFixture() })]);
    await api.call(updateUser, { language: 'nl' });
    expect(requests).toHaveLength(2);
    expect(await requests[1]?.json()).toEqual({ language: 'nl' });
  });

  test('never a POST, which may have done its work', async () => {
    const { api, requests } = setUp([() => failing(503)]);
    await expect(api.call(logIn, { email: 'a@b.nl', password: 'x' })).rejects.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(1);
  });

  test('never a PUT that compares what it replaces', async () => {
    const { api, requests } = setUp([offline]);
    const change = {
      old_password: 'old password',
      password: 'new password',
      password_repeat: 'new password',
    };
    await expect(api.call(changePassword, change)).rejects.toMatchObject({ code: 'network_failed' });
    expect(requests).toHaveLength(1);
  });

  test('nothing while rendering', async () => {
    const { api, requests } = setUp([() => failing(503)], { retries: 0 });
    await expect(api.call(getUser, {})).rejects.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['30', 2],
    ['31', 1],
    ['3600', 1],
  ])('when the server says to come back in %s s: %i requests', async (seconds, count) => {
    vi.useFakeTimers();
    const { api, requests } = setUp([() => failing(429, { 'retry-after': seconds }), noUser]);
    const settled = api.call(getUser, {}).catch(() => null);
    await vi.advanceTimersByTimeAsync(31 * SECOND);
    await settled;
    vi.useRealTimers();
    expect(requests).toHaveLength(count);
  });

  test('wait as long as the server says', async () => {
    vi.useFakeTimers();
    const { api, requests } = setUp([() => failing(503, { 'retry-after': '7' }), noUser]);
    const result = api.call(getUser, {});
    await vi.advanceTimersByTimeAsync(7 * SECOND - 1);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    vi.useRealTimers();
    expect(await result).toEqual({ user: null });
  });

  test('wait twice as long each time, and give up on an attempt after 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const moments: number[] = [];
    const start = Date.now();
    const fetch = (request: Request) => {
      moments.push(Date.now() - start);
      return new Promise<Response>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      });
    };
    const result = createApi({ baseUrl: ORIGIN, fetch })
      .call(getUser, {})
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(200 * SECOND);
    vi.restoreAllMocks();
    vi.useRealTimers();
    expect(await result).toMatchObject({ code: 'network_failed' });
    expect(moments).toEqual([0, 30_300, 60_900, 92_100, 124_500, 159_300]);
  });
});

describe('a session that has ended', () => {
  test('is called once a call, before it throws', async () => {
    const onSignedOut = vi.fn<() => void>();
    const { api } = setUp([signedOut], { onSignedOut });
    await expect(api.call(updateUser, { language: 'nl' })).rejects.toMatchObject({
      code: 'authentication_required',
    });
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  test.each([
    ['another refusal', () => failing(403)],
    ['a failure', () => failing(500)],
    ['a success', noUser],
  ])('is not %s', async (_, answer) => {
    const onSignedOut = vi.fn<() => void>();
    const { api } = setUp([answer], { onSignedOut });
    await api.call(getUser, {}).catch(() => null);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('needs nobody who listens', async () => {
    const { api } = setUp([signedOut]);
    await expect(api.call(logOut, {})).rejects.toMatchObject({ status: 403 });
  });
});
