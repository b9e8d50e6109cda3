import { pruneAccounts } from '../accounts/prune-accounts';
import type { AppContext } from '../core/context';
import { tryEach } from '../core/try-each';
import { eraseDue } from '../erasure/erase-due';
import { deleteOldEvents } from '../events/read-events';
import { pruneDataExports } from '../exports/prune-data-exports';
import { retryFolderDeletions } from '../files/folder-deletions';
import { deleteEndedWindows } from '../http/rate-limit';
import { pruneMailEvents } from '../mail-events/prune-mail-events';
import { pruneStoredMails } from '../mails/prune-stored-mails';
import { pruneOrders } from '../orders/prune-orders';
import { resumeDrawing, sweepStranded } from '../photos/photo-jobs';
import { sweepUnsent } from '../photos/unsent-photos';
import { pruneBlockedContacts } from '../safety/prune-blocked-contacts';
import { pruneComplaints } from '../safety/prune-complaints';
import { pruneReports } from '../safety/prune-reports';
import { deleteOpenedProfiles } from '../search/consume-profile-limit';
import { pruneSecurityEvents } from '../security/prune-security-events';
import { pruneSignups } from '../signup/prune-signups';
import { deleteOldSwipes } from '../swipes/delete-old-swipes';

type Step = (context: AppContext) => Promise<void>;

/** All that has ended, in this order; none needs that an earlier one went well. */
const STEPS: readonly Step[] = [
  pruneAccounts,
  pruneSignups,
  eraseDue,
  pruneOrders,
  pruneDataExports,
  pruneComplaints,
  pruneBlockedContacts,
  pruneReports,
  pruneSecurityEvents,
  pruneMailEvents,
  pruneStoredMails,
  sweepStranded,
  sweepUnsent,
  // After those that delete photos and copies.
  retryFolderDeletions,
  resumeDrawing,
  ({ db, clock }) => deleteEndedWindows(db, clock.now()),
  ({ db, clock }) => deleteOpenedProfiles(db, clock.now()),
  ({ db, clock }) => deleteOldSwipes(db, clock.now()),
  ({ db }) => deleteOldEvents(db),
];

/** Deletes what has ended and continues the drawing. A step that fails leaves the others their turn; the job fails in the end. */
export async function keepHouse(context: AppContext): Promise<void> {
  await tryEach(STEPS, (step) => step(context), { failure: 'Steps of the housekeeping failed' });
}
