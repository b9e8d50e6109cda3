import { once } from 'node:events';
import { defineEndpoint } from '@vela/contract/define-endpoint';
import { eventStream } from '@vela/contract/event-stream';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { AppContext } from '../core/context';
import { createLogger } from '../core/log';
import type { Handlers, Call } from '../core/handler';
import { createApi } from './api';
import { Failure } from '../core/failure';
import type { Visit } from './visit';

const FILE_BYTES = vi.hoisted(() => 1024);

vi.mock('@vela/contract/registry', () => ({
  endpoints: {
    upload: defineEndpoint({
      id: 'upload',
      summary: 'Upload',
      method: 'POST',
      path: '/api/upload.php',
      callers: ['visitor'],
      body: v.object({ photo: v.file(), purpose: v.optional(v.string()) }),
      bodyKind: 'multipart',
      maxBodyBytes: FILE_BYTES,
      result: v.looseObject({}),
    }),
    webhook: defineEndpoint({
      id: 'webhook',
      summary: 'Webhook',
      method: 'POST',
      path: '/api/webhook/{provider}.php',
      callers: ['machine'],
      query: v.object({ provider: v.picklist(['known']), id: v.optional(v.string()) }),
      body: v.string(),
      bodyKind: 'raw',
      result: v.looseObject({}),
    }),
    events: defineEndpoint({
      id: 'events',
      summary: 'Events',
      method: 'GET',
      path: '/api/events.php',
      callers: ['visitor'],
      result: eventStream,
      contentType: 'text/event-stream',
    }),
  },
}));

/** What a handler of these tests looks at, whatever its endpoint. */
type AnyCall = Omit<Call, 'query' | 'body' | 'session'> & { query: object; body: unknown; session: unknown };
type AnyHandler = (call: AnyCall) => Promise<{ result: unknown }>;

type Sending = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

function setUp(handlers: Record<string, AnyHandler>) {
  const stopping = new AbortController();
  const context = { stopping: stopping.signal, limits: { consume: async () => {} } } as unknown as AppContext;
  const api = createApi(context, handlers as unknown as Handlers);
  const leaving = new AbortController();
  const session = vi.fn<Visit['session']>(async () => null);
  const send = (path: string, { headers, ...init }: Sending = {}): Promise<Response> => {
    const request = new Request(new URL(path, 'http://localhost'), {
      ...init,
      headers: { 'x-client': 'test', ...headers },
    });
    const visit = {
      log: createLogger({ level: 'silent' }),
      headers: request.headers,
      address: '127.0.0.1',
      signal: leaving.signal,
      leave: () => leaving.abort(),
      session,
      catchUp: async () => {},
      client: async () => ({}),
    };
    return api.fetch(visit as unknown as Visit, request);
  };
  return { send, session, stop: () => stopping.abort() };
}

const codeOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { error: { code: string } }).error.code;

describe('a body with a file', () => {
  const upload = setUp({
    upload: async ({ body }) => {
      const { photo, purpose } = body as { photo: File; purpose?: string };
      return { result: { size: photo.size, name: photo.name, type: photo.type, purpose } };
    },
  });
  const send = (body: Blob | string, type: string): Promise<Response> =>
    // A stream says nothing of its length.
    upload.send('/api/upload.php', {
      method: 'POST',
      body: new Blob([body]).stream(),
      duplex: 'half',
      headers: { 'content-type': type },
    });
  const sendForm = async (fields: FormData): Promise<Response> => {
    const written = new Response(fields);
    return send(await written.blob(), written.headers.get('content-type') ?? '');
  };
  const form = (size: number): FormData => {
    const fields = new FormData();
    fields.set('purpose', 'profile');
    fields.set('photo', new File([new Uint8Array(size)], 'me.png', { type: 'image/png' }));
    return fields;
  };

  it('arrives as the file and its fields', async () => {
    const response = await sendForm(form(300));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      size: 300,
      name: 'me.png',
      type: 'image/png',
      purpose: 'profile',
    });
  });

  it('is too large past its own limit, whatever it says of its length', async () => {
    const response = await sendForm(form(FILE_BYTES));
    expect([response.status, await codeOf(response)]).toEqual([413, 'too_large']);
  });

  it('is read when the one before it has come, one at a time of a sender', async () => {
    const written = new Response(form(1));
    const bytes = await written.bytes();
    const type = written.headers.get('content-type') ?? '';
    const order: string[] = [];
    const begin = Promise.withResolvers<void>();
    const sendSlowly = (name: string, ready: Promise<void>): Promise<Response> =>
      upload.send('/api/upload.php', {
        method: 'POST',
        duplex: 'half',
        headers: { 'content-type': type },
        body: new ReadableStream<Uint8Array>(
          {
            pull: async (controller) => {
              order.push(`${name} is read`);
              await ready;
              controller.enqueue(bytes);
              controller.close();
              order.push(`${name} has come`);
            },
          },
          { highWaterMark: 0 },
        ),
      });
    const both = [sendSlowly('first', begin.promise), sendSlowly('second', Promise.resolve())];
    begin.resolve();
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect(order).toEqual(['first is read', 'first has come', 'second is read', 'second has come']);
  });

  it.each([
    ['JSON', '{}', 'application/json'],
    ['text', 'photo', 'text/plain'],
  ])('is not %s', async (_, body, type) => {
    const response = await send(body, type);
    expect([response.status, await codeOf(response)]).toEqual([415, 'unsupported_type']);
  });

  it.each([
    ['without a boundary', 'multipart/form-data'],
    ['that never ends', 'multipart/form-data; boundary=x'],
  ])('is invalid %s', async (_, type) => {
    const response = await send('--x\r\nContent-Disposition: form-data; name="photo"\r\n', type);
    expect([response.status, await codeOf(response)]).toEqual([400, 'invalid_input']);
  });

  it('names a file that is missing, or is a text', async () => {
    for (const fields of [new FormData(), formWithText()]) {
      const response = await sendForm(fields);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { fields: [{ path: 'photo' }] } });
    }
  });

  it('keeps no text that the database can not', async () => {
    const fields = form(1);
    fields.set('purpose', 'a\0b');
    expect((await sendForm(fields)).status).toBe(400);
  });

  function formWithText(): FormData {
    const fields = new FormData();
    fields.set('photo', 'a text');
    return fields;
  }
});

describe('a machine', () => {
  const { send, session } = setUp({
    webhook: async ({ header, body, query, session: member }) => {
      if (header('x-signature') !== 'good') throw new Failure('forbidden');
      return { result: { body, query, session: member } };
    },
  });
  const call = (headers: Record<string, string>, path = '/api/webhook/known.php?id=7') =>
    send(path, { method: 'POST', body: ' {"a" : 1}\n', headers: { 'x-client': '', ...headers } });

  it('sends its text as it is, without session and client header', async () => {
    const response = await call({ 'x-signature': 'good' });
    expect(await response.json()).toEqual({
      body: ' {"a" : 1}\n',
      query: { provider: 'known', id: '7' },
      session: null,
    });
    expect(session).not.toHaveBeenCalled();
  });

  it.each([
    ['a stream', {}],
    ['one piece', { 'content-length': '10' }],
  ])('is waited for half a minute while its text comes as %s', async (_, headers) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const body = new ReadableStream({ start: (sender) => sender.enqueue(Buffer.from('begun')) });
      const answer = send('/api/webhook/known.php', { method: 'POST', body, duplex: 'half', headers });
      await expect.poll(() => vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(30_000);
      expect([(await answer).status, await codeOf(await answer)]).toEqual([400, 'invalid_input']);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is rejected by what it shows', async () => {
    const response = await call({ 'x-signature': 'bad' });
    expect([response.status, await codeOf(response)]).toEqual([403, 'forbidden']);
  });

  it('can not name in the query what its path says', async () => {
    const response = await call({ 'x-signature': 'good' }, '/api/webhook/other.php?provider=known');
    expect(response.status).toBe(400);
  });
});

describe('a stream of events', () => {
  /** Two events, then none until nobody listens; `ended` resolves when the handler has ended. */
  function streaming() {
    const ended = vi.fn<() => void>();
    const set = setUp({
      events: async ({ signal }) => ({
        result: (async function* () {
          try {
            yield 'event: a\n\n';
            yield 'event: b\n\n';
            if (!signal.aborted) await once(signal, 'abort');
          } finally {
            ended();
          }
        })(),
      }),
    });
    return { ...set, ended };
  }

  it('is sent part by part, unchanged and unkept on its way', async () => {
    const { send } = streaming();
    const response = await send('/api/events.php');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('event: a\n\n');
    expect((await reader?.read())?.value).toBe('event: b\n\n');
    await reader?.cancel();
  });

  it('ends when its reader leaves, even while it waits for an event', async () => {
    const { send, ended } = streaming();
    const reader = (await send('/api/events.php')).body?.getReader();
    await reader?.read();
    await reader?.read();
    const waiting = reader?.read();
    await reader?.cancel();
    await waiting;
    expect(ended).toHaveBeenCalledOnce();
  });

  it('ends when the server stops', async () => {
    const { send, stop, ended } = streaming();
    const text = (await send('/api/events.php')).text();
    stop();
    expect(await text).toBe('event: a\n\nevent: b\n\n');
    expect(ended).toHaveBeenCalledOnce();
  });

  it('does not begin for a HEAD request', async () => {
    const { send } = streaming();
    const response = await send('/api/events.php', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect((await response.body?.getReader().read())?.done).toBe(true);
  });

  it('ends, and does not fail, when its handler breaks', async () => {
    const { send } = setUp({
      events: async () => ({
        result: (async function* () {
          yield 'event: a\n\n';
          throw new Error('broken');
        })(),
      }),
    });
    expect(await (await send('/api/events.php')).text()).toBe('event: a\n\n');
  });
});
