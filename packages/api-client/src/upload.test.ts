import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWithProgress } from './upload';

/** A browser's request as far as an upload uses it; the test says what becomes of it. */
class StandIn extends EventTarget {
  static last: StandIn;
  upload = new EventTarget();
  headers: Record<string, string> = {};
  status = 200;
  response = new TextEncoder().encode('{"photo":1}').buffer;
  sent: unknown;

  constructor() {
    super();
    StandIn.last = this;
  }
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nx-request-id: 1\r\n';
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', StandIn));
afterEach(() => vi.unstubAllGlobals());

const form = new FormData();
const start = (signal?: AbortSignal): { answer: Promise<Response>; parts: number[] } => {
  const parts: number[] = [];
  const fetch = fetchWithProgress(form, (sent) => parts.push(sent));
  const init = { method: 'POST', body: form, headers: { 'x-client': 'web' }, ...(signal && { signal }) };
  return { answer: fetch('http://localhost/api/photos.php', init), parts };
};
const progress = (loaded: number): Event => Object.assign(new Event('progress'), { loaded, total: 200 });

describe('fetchWithProgress', () => {
  it('reports how much is sent, then gives the answer', async () => {
    const { answer, parts } = start();
    StandIn.last.upload.dispatchEvent(progress(50));
    StandIn.last.upload.dispatchEvent(progress(200));
    StandIn.last.dispatchEvent(new Event('load'));
    const response = await answer;
    expect(parts).toEqual([0.25, 1]);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await response.json()).toEqual({ photo: 1 });
  });

  it('leaves the boundary of the parts to the form', () => {
    start();
    expect(StandIn.last.headers).toEqual({ 'x-client': 'web' });
    expect(StandIn.last.sent).toBe(form);
  });

  it('fails like fetch where nothing answers', async () => {
    const { answer } = start();
    StandIn.last.dispatchEvent(new Event('error'));
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });

  it('ends with its signal', async () => {
    const controller = new AbortController();
    const { answer } = start(controller.signal);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});
