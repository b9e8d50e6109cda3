import { createMemoryHistory } from '@tanstack/react-router';
import { createFakeApi } from '@vela/api-client/testing';
import { MINUTE } from '@vela/domain/time';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAppRouter } from '../src/router';
import { createMemberData } from '../src/kit/session/member-data';
import type { PageData } from '../src/kit/page/page-data';

beforeEach(() => {
  // What the router looks at where it is not the server.
  vi.stubGlobal('window', { origin: 'http://fake.localhost', scrollTo: () => {} });
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['/credits', '/credits/p0/ideal', '/premium'])(
  'a choice stored in the address of %s loads nothing again',
  async (path) => {
    const page = { url: `http://fake.localhost${path}`, user: { paid_user: true } } as PageData;
    const { fetch, calls } = createFakeApi();
    const data = createMemberData(page, { nonce: '', fetchApi: fetch });
    const history = createMemoryHistory({ initialEntries: [path] });
    const router = createAppRouter({ page, data });
    router.update({ ...router.options, history, isServer: false });
    await router.load();
    const fetched = calls.length;
    expect(calls.map(({ id }) => id)).toContain('previewRepeatOrder');
    vi.setSystemTime(Date.now() + 2 * MINUTE);
    history.replace(`${path}?package=p1`);
    await router.load();
    expect(router.state.location.href).toBe(`${path}?package=p1`);
    await vi.waitFor(() => expect(router.state.matches.some(({ isFetching }) => isFetching)).toBe(false));
    expect(calls).toHaveLength(fetched);
  },
);
