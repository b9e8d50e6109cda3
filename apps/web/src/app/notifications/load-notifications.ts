import { notificationsQueryOptions } from '@vela/api-client/queries/notifications';
import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';

/** Loads what the member gets; a failure is shown by the screen. */
export async function loadNotifications(input: PrepareInput): Promise<void> {
  if (input.data) await prepareQuery(input, notificationsQueryOptions(input.data.api));
}
