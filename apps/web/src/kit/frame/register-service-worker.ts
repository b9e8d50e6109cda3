import { SERVICE_WORKER_PATH } from '@vela/domain/push';

type Container = Pick<ServiceWorkerContainer, 'register'>;

/**
 * Has the browser keep the worker that shows a page of ours where there is no network. A browser that has none, or keeps
 * nothing, goes on without.
 */
export async function registerServiceWorker(
  container: Container | undefined = navigator.serviceWorker,
): Promise<void> {
  try {
    await container?.register(SERVICE_WORKER_PATH, { scope: '/', updateViaCache: 'none' });
  } catch {
    // Then it shows its own page.
  }
}
