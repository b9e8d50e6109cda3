import { expect, it, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker';

type Container = Pick<ServiceWorkerContainer, 'register'>;

it('has the whole site in the worker’s reach, and the worker requested again each time', async () => {
  const register = vi.fn<Container['register']>();
  await registerServiceWorker({ register });
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker-2.js', {
    scope: '/',
    updateViaCache: 'none',
  });
});

it('goes on where the browser has no workers, or rejects this one', async () => {
  const register = vi.fn<Container['register']>(() => Promise.reject(new DOMException('', 'SecurityError')));
  await expect(registerServiceWorker({ register })).resolves.toBeUndefined();
  vi.stubGlobal('navigator', {});
  await expect(registerServiceWorker()).resolves.toBeUndefined();
  vi.unstubAllGlobals();
});
