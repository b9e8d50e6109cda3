import type { ServerEvent } from '@vela/contract/entities/server-event';
import type { AppContext } from '../core/context';
import type { Viewer } from '../core/viewer';
import type { StoredEventData, StoredEventName } from './stored-event';

export type PresenterContext = Pick<AppContext, 'db' | 'sign'>;
export type MemberViewer = Viewer & { memberId: string };

/** A stored event of one kind, and the member it is shown to. */
export interface Showing<Name extends StoredEventName> {
  viewer: MemberViewer;
  data: StoredEventData[Name];
}

/** One for each showing, in their order; null for what this member may no longer see, or what is gone. */
export type Presented = Promise<(ServerEvent | null)[]>;

/** How each kind becomes what members may see of it now: all of a kind together, however many members they are for. */
export type EventPresenters = {
  [Name in StoredEventName]: (context: PresenterContext, showings: readonly Showing<Name>[]) => Presented;
};
