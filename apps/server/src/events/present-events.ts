import type { ServerEvent } from '@vela/contract/entities/server-event';
import type { EventPresenters, MemberViewer, Presented, PresenterContext, Showing } from './event-presenters';
import type { NumberedEvent } from './read-events';
import type { StoredEventName } from './stored-event';

/** A stored event and the member it is for. */
export interface EventFor {
  viewer: MemberViewer;
  event: NumberedEvent;
}

/**
 * Turns stored events into those of the contract, when they are sent: a block in between is respected. Events that a member
 * may no longer see are left out.
 */
export async function presentEvents(
  context: PresenterContext,
  presenters: EventPresenters,
  asked: readonly EventFor[],
): Promise<ReadonlyMap<NumberedEvent, ServerEvent>> {
  const shown = new Map<NumberedEvent, ServerEvent>();
  const kinds = [...Map.groupBy(asked, ({ event }) => event.name)];
  await Promise.all(
    kinds.map(async ([name, ofKind]) => {
      const present = presenters[name] as
        | ((context: PresenterContext, showings: readonly Showing<StoredEventName>[]) => Presented)
        | undefined;
      const showings = ofKind.map(({ viewer, event: { data } }) => ({ viewer, data }));
      // A newer version of this code may already write kinds that this one doesn't know.
      const presented = (await present?.(context, showings)) ?? [];
      for (const [place, { event }] of ofKind.entries()) {
        const one = presented[place];
        if (one) shown.set(event, one);
      }
    }),
  );
  return shown;
}
