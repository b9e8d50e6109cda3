import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';

/**
 * Loads what the member gets; a failure is shown by the screen. What the answer is checked by comes with the screen: the
 * router, which every page of the app loads, has no use for it.
 */
export async function loadNotifications(input: PrepareInput): Promise<void> {
  if (!input.data) return;
  const { notificationsQueryOptions } = await import('@vela/api-client/queries/notifications');
  await prepareQuery(input, notificationsQueryOptions(input.data.api));
}
