import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { createApi } from '@vela/api-client/create-api';
import { orderQueryOptions } from '@vela/api-client/queries/orders';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BROWSER_DEFAULTS } from './query-defaults';

describe('what is not there', () => {
  afterEach(() => focusManager.setFocused(undefined));

  const answering = (status: number, code: string) => {
    const fetchApi = vi.fn<() => Promise<Response>>(() =>
      Promise.resolve(Response.json({ error: { code, message: 'So it is.' } }, { status })),
    );
    const api = createApi({ baseUrl: 'http://localhost', fetch: fetchApi, retries: 0 });
    const queryClient = new QueryClient({ defaultOptions: BROWSER_DEFAULTS });
    const look = () => {
      const settled = Promise.withResolvers<void>();
      const observer = new QueryObserver(queryClient, orderQueryOptions(api, 'abc'));
      observer.subscribe(({ fetchStatus }) => fetchStatus === 'idle' && settled.resolve());
      if (observer.getCurrentResult().fetchStatus === 'idle') settled.resolve();
      return settled.promise;
    };
    return { fetchApi, queryClient, look };
  };

  it('is asked for once, however often it is looked at', async () => {
    const { fetchApi, queryClient, look } = answering(404, 'not_found');
    queryClient.mount();
    await look();
    await look();
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await look();
    expect(fetchApi).toHaveBeenCalledOnce();
    queryClient.unmount();
  });

  it('is loaded again after a failure of the server', async () => {
    const { fetchApi, look } = answering(500, 'internal');
    await look();
    await look();
    expect(fetchApi).toHaveBeenCalledTimes(2);
  });
});
