import { SERVICE_WORKER_PATH } from '@vela/domain/push';

type Container = Pick<ServiceWorkerContainer, 'register'>;

/**
 * Registers the worker that shows a page of ours where there is no network. A browser without workers or storage goes on
 * without.
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
