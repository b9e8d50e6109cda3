import type { Db, Tx } from './database';

/** SQLSTATE of what the database undoes so that somebody else may go first: trying again is the cure. */
const RETRIED_CODES = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

type AfterCommit = (db: Db) => void;

const waiting = new WeakMap<Tx, Map<string, AfterCommit>>();

/**
 * Runs `work` in a transaction, up to four times when others are in its way: it must be fit to start over, so nothing
 * that the database can't undo belongs in it. Lock members first, in the order of ids; event sequences come last.
 */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isInTheWay(error)) throw error;
    }
  }
}

/**
 * Has something done once the transaction is committed; a later one of the same key takes the place of the earlier. Lost
 * when the process dies in between, so only for what somebody else makes up for. Outside of `transact` nothing happens.
 */
export function afterCommit(tx: Tx, key: string, action: AfterCommit): void {
  waiting.get(tx)?.set(key, action);
}

async function runOnce<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const actions = new Map<string, AfterCommit>();
  const result = await db.transaction().execute((tx) => {
    waiting.set(tx, actions);
    return work(tx);
  });
  for (const action of actions.values()) action(db);
  return result;
}

function isInTheWay(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRIED_CODES.has(String(error.code));
}
