import { useQueryClient } from '@tanstack/react-query';
import { notificationsQueryOptions } from '@vela/api-client/queries/notifications';
import { updateNotifications } from '@vela/contract/endpoints/update-notifications';
import type { Notifications } from '@vela/contract/entities/notifications';
import type { BodyInputOf } from '@vela/contract/registry';
import { NOTIFICATION_KINDS, preferencesAfter, type NotificationChoices } from '@vela/domain/notifications';
import { useEffect, useState } from 'react';
import type { ApiErrorData } from '../../kit/forms/api-result';
import { useSequence } from '../../kit/forms/use-sequence';
import { useApi } from '../../kit/session/member-data-context';
import { useSend } from '../../kit/session/use-send';

export type NotificationsChange = BodyInputOf<'updateNotifications'>;

export interface TurnedNotifications {
  /** What the account has, with the changes that are on their way. */
  settled: Notifications;
  /** Why the last change was not saved. */
  apiError: ApiErrorData | null;
  /** Sends a change; `true` once it is saved. */
  turn: (change: NotificationsChange) => Promise<boolean>;
}

/**
 * Each change is sent at once, one after the other, and shown before it is saved. One that wasn't saved goes back to what the
 * account has.
 */
export function useNotifications(saved: Notifications): TurnedNotifications {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQueryOptions(useApi());
  const send = useSend(updateNotifications);
  const [wanted, setWanted] = useState<NotificationsChange>({});
  // The cache notifies the screen a moment after it was written: until then the screen would show what was there before.
  const [answer, setAnswer] = useState<Notifications | null>(null);
  useEffect(() => setAnswer(null), [saved]);
  const [apiError, setApiError] = useState<ApiErrorData | null>(null);
  const inSequence = useSequence();
  const turn = (change: NotificationsChange): Promise<boolean> => {
    setApiError(null);
    setWanted((before) => together(before, change));
    return inSequence(async (isLast) => {
      const outcome = await send(change);
      // A load that began before the change would bring back what was there before.
      await queryClient.cancelQueries({ queryKey });
      if (outcome.ok) {
        setAnswer(outcome.result);
        queryClient.setQueryData(queryKey, outcome.result);
      } else setApiError(outcome.apiError);
      if (isLast()) setWanted({});
      return outcome.ok;
    });
  };
  return { settled: withChange(answer ?? saved, wanted), apiError, turn };
}

/** Two changes as one. */
function together(first: NotificationsChange, second: NotificationsChange): NotificationsChange {
  const [one, other]: (NotificationChoices | undefined)[] = [first.preferences, second.preferences];
  const kinds = NOTIFICATION_KINDS.filter((kind) => one?.[kind] ?? other?.[kind]);
  return {
    ...first,
    ...second,
    preferences: Object.fromEntries(kinds.map((kind) => [kind, { ...one?.[kind], ...other?.[kind] }])),
  };
}

function withChange(
  saved: Notifications,
  { preferences = {}, quiet_hours }: NotificationsChange,
): Notifications {
  return {
    ...saved,
    preferences: preferencesAfter(saved.preferences, preferences) as Notifications['preferences'],
    ...(quiet_hours !== undefined && { quiet_hours }),
  };
}
