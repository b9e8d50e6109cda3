import { describe, expect, it } from 'vitest';
import type { SessionMember } from '../core/session-member';
import { createUploadGate, MOST_WAITING } from './upload-gate';
import type { Visit } from './visit';

const visitOf = (address: string): Visit => ({ address }) as Visit;
const requestOf = (length: number): Request =>
  new Request('http://localhost', { method: 'POST', headers: { 'content-length': String(length) } });
const memberOf = (memberId: string): SessionMember => ({ memberId }) as SessionMember;

const VISIT = visitOf('192.0.2.1');

/** Uploads that are served until the test ends them. */
function setUp({ networkBytes = 100 } = {}) {
  const gate = createUploadGate({ mostBytes: 100, networkBytes });
  const begin = (sender: SessionMember | null, { visit = VISIT, length = 0, bytes = 0 } = {}) => {
    const { promise: over, resolve: end } = Promise.withResolvers<string>();
    const { admit, held } = gate.expect(visit, requestOf(length));
    let isBegun = false;
    const served = admit(sender, async () => {
      isBegun = true;
      held.take(bytes);
      return over;
    });
    served.catch(() => {});
    return { served, held, isBegun: () => isBegun, end: () => end('served') };
  };
  return { begin };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('uploads of one sender', () => {
  it('are served one at a time, in order', async () => {
    const { begin } = setUp();
    const [first, second] = [begin(memberOf('anna')), begin(memberOf('anna'))];
    await turn();
    expect([first.isBegun(), second.isBegun()]).toEqual([true, false]);
    first.end();
    second.end();
    expect(await Promise.all([first.served, second.served])).toEqual(['served', 'served']);
  });

  it('wait for none of others', async () => {
    const { begin } = setUp();
    const both = [begin(memberOf('anna')), begin(memberOf('ben'))];
    await turn();
    expect(both.map(({ isBegun }) => isBegun())).toEqual([true, true]);
    for (const { end } of both) end();
  });

  it(`are rejected past ${MOST_WAITING} that wait, until one is served`, async () => {
    const { begin } = setUp();
    const taken = Array.from({ length: 1 + MOST_WAITING }, () => begin(memberOf('anna')));
    const over = begin(memberOf('anna'));
    await expect(over.served).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { retryAfter: 5 },
    });
    taken[0]?.end();
    await taken[0]?.served;
    await turn();
    const next = begin(memberOf('anna'));
    for (const { end } of [...taken, next]) end();
    expect(await next.served).toBe('served');
  });

  it('count by network where nobody is logged in', async () => {
    const { begin } = setUp();
    const visits = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1'].map(visitOf);
    const three = visits.map((visit) => begin(null, { visit }));
    await turn();
    expect(three.map(({ isBegun }) => isBegun())).toEqual([true, false, true]);
    for (const { end } of three) end();
  });
});

describe('the memory for all uploads', () => {
  const busy = { code: 'busy', details: { retryAfter: 5 } };

  it('is full past so many bytes that came, and has room again when some are answered', async () => {
    const { begin } = setUp();
    const large = begin(memberOf('anna'), { bytes: 99 });
    await turn();
    const second = begin(memberOf('ben'), { bytes: 2 });
    await expect(second.served).rejects.toMatchObject(busy);
    const small = begin(memberOf('ben'), { bytes: 1 });
    small.end();
    expect(await small.served).toBe('served');
    large.end();
    await large.served;
    const third = begin(memberOf('ben'), { bytes: 100 });
    third.end();
    expect(await third.served).toBe('served');
  });

  it('has room again as soon as bytes are released, though their upload is not answered', async () => {
    const { begin } = setUp();
    const large = begin(memberOf('anna'), { bytes: 100 });
    await turn();
    large.held.release();
    large.held.release();
    const next = begin(memberOf('ben'), { bytes: 100 });
    await turn();
    expect(next.isBegun()).toBe(true);
    large.end();
    await large.served;
    const another = begin(memberOf('carl'), { bytes: 1 });
    await expect(another.served).rejects.toMatchObject(busy);
    next.end();
  });

  it('rejects before reading what is declared too large for it, but is not taken by what is only declared', async () => {
    const { begin } = setUp();
    const declared = begin(memberOf('anna'), { length: 100 });
    await turn();
    const second = begin(memberOf('ben'), { length: 100, bytes: 40 });
    await turn();
    expect([declared.isBegun(), second.isBegun()]).toEqual([true, true]);
    const third = begin(memberOf('carl'), { length: 61 });
    await expect(third.served).rejects.toMatchObject(busy);
    expect(third.isBegun()).toBe(false);
    declared.end();
    second.end();
  });

  it('is taken by one network up to its share, and by others beside it', async () => {
    const { begin } = setUp({ networkBytes: 40 });
    const first = begin(memberOf('anna'), { bytes: 39 });
    await turn();
    const second = begin(memberOf('ben'), { bytes: 2 });
    await expect(second.served).rejects.toMatchObject(busy);
    const declared = begin(memberOf('ben'), { length: 2 });
    await expect(declared.served).rejects.toMatchObject(busy);
    const elsewhere = begin(memberOf('ben'), { visit: visitOf('192.0.2.2'), bytes: 40 });
    await turn();
    expect(elsewhere.isBegun()).toBe(true);
    first.end();
    await first.served;
    const again = begin(memberOf('anna'), { bytes: 40 });
    again.end();
    elsewhere.end();
    expect(await again.served).toBe('served');
  });

  it('has room for a network that sent before, and for one of many addresses only once', async () => {
    const { begin } = setUp({ networkBytes: 40 });
    const visits = ['2001:db8:1:2::1', '2001:db8:1:2::2'].map(visitOf);
    const first = begin(memberOf('anna'), { visit: visits[0] as Visit, bytes: 40 });
    await turn();
    const second = begin(memberOf('ben'), { visit: visits[1] as Visit, bytes: 1 });
    await expect(second.served).rejects.toMatchObject(busy);
    first.end();
    await first.served;
    const third = begin(memberOf('ben'), { visit: visits[1] as Visit, bytes: 40 });
    third.end();
    expect(await third.served).toBe('served');
  });
});
