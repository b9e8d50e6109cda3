import { pruneAccounts } from '../accounts/prune-accounts';
import type { AppContext } from '../context';
import { deleteEndedWindows } from '../http/rate-limit';
import { sendMail } from '../mails/send-mail';
import { drawPortraits, erasePhoto, sweepStranded } from '../photos/photo-jobs';
import type { JobHandlers } from './jobs';

/** What each kind of job does. */
export function createJobHandlers(context: AppContext): JobHandlers {
  return {
    'mail.send': (job) => sendMail(context, job),
    'photos.draw': () => drawPortraits(context),
    'photo.erase': (job) => erasePhoto(context, job),
    housekeeping: async () => {
      await pruneAccounts(context);
      await sweepStranded(context);
      await deleteEndedWindows(context.db, context.clock.now());
    },
  };
}
