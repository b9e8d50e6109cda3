import { addMs, HOUR } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import { tryEach } from '../core/try-each';
import type { Db } from '../db/database';
import { transact } from '../db/transact';
import { discardPhoto, type OwnPhoto } from './delete-photo';
import { readMachine, restAfter } from './drawing-pace';
import { storePictures } from './store-photo';

/** After this time the client has either had an answer or will never get one. */
const STRANDED_MS = HOUR;

type Drawing = Pick<AppContext, 'db' | 'clock' | 'storage' | 'pictures' | 'jobs' | 'log'>;

/**
 * Draws the next waiting portrait, main photos first, and skips one that can't be drawn. If more wait, it
 * adds the next job, after a pause if the machine is busy: a portrait that somebody looks at is drawn at
 * once, so nobody waits for this. Throws if none of the next ones can be drawn.
 */
export async function drawPortrait(context: Drawing): Promise<void> {
  const waiting = await waitingPortraits(context.db);
  for (const [place, next] of waiting.entries()) {
    const afterMs = await tryDrawing(context, next);
    if (afterMs === null) continue;
    const hasMore = place < waiting.length - 1;
    if (hasMore) await context.jobs.addUnlessWaiting(context.db, 'photos.draw', { payload: {}, afterMs });
    return;
  }
  if (waiting.length > 0) throw new Error('None of the portraits that wait can be drawn');
}

/** Draws a portrait and returns how long to rest afterwards, in milliseconds; `null` if it can't be drawn. */
async function tryDrawing(context: Drawing, { id, portrait }: WaitingPortrait): Promise<number | null> {
  try {
    const before = readMachine();
    const { pictures, usedMs } = await context.pictures.draw(portrait);
    const restMs = restAfter({ before, after: readMachine(), usedMs });
    await storePictures(context, { photoId: id, pictures });
    return restMs;
  } catch (error) {
    context.log.warn({ err: error, photo: id }, 'a portrait could not be drawn');
    return null;
  }
}

/** Draws the portraits of a demo's member that nobody has asked for yet; what can't be drawn is left out. */
export async function drawPortraitsOf(context: Drawing, memberId: string): Promise<void> {
  const waiting = await selectWaiting(context.db).where('member_id', '=', memberId).execute();
  for (const portrait of waiting) await tryDrawing(context, portrait);
}

/** Has the drawing go on where a job was given up, or lost. */
export async function resumeDrawing({ db, jobs }: Pick<AppContext, 'db' | 'jobs'>): Promise<void> {
  if ((await countUndrawn(db)) > 0)
    await jobs.addUnlessWaiting(db, 'photos.draw', { payload: {}, afterMs: 0 });
}

interface WaitingPortrait {
  id: string;
  portrait: string;
}

/** So many are tried by one job: where none of them can be drawn, the fault is seldom theirs. */
const NEXT = 3;

function waitingPortraits(db: Db): Promise<WaitingPortrait[]> {
  return selectWaiting(db).limit(NEXT).execute();
}

function selectWaiting(db: Db) {
  return db
    .selectFrom('photos')
    .select(['id', 'portrait'])
    .where('ready', '=', false)
    .where('portrait', 'is not', null)
    .orderBy('main', 'desc')
    .orderBy('position')
    .orderBy('id')
    .$narrowType<{ portrait: string }>();
}

/** How many portraits have yet to be drawn. */
export async function countUndrawn(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('photos')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('ready', '=', false)
    .where('portrait', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the photos of uploads that a crash cut short. */
export async function sweepStranded(context: Pick<AppContext, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const stranded = await context.db
    .selectFrom('photos')
    .select(['id', 'member_id'])
    .where('ready', '=', false)
    .where('portrait', 'is', null)
    .where('created_at', '<', addMs(context.clock.now(), -STRANDED_MS))
    .execute();
  const discard = (photo: OwnPhoto) => transact(context.db, (tx) => discardPhoto(context, tx, photo));
  await tryEach(stranded, ({ id, member_id: memberId }) => discard({ photoId: id, memberId }), {
    failure: 'Photos of uploads that were cut short were not deleted',
  });
}
