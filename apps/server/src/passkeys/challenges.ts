import { PASSKEY_CHALLENGE_MS } from '@vela/domain/limits';
import { addMs } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Db, Tx } from '../db/database';
import { hashToken } from '../sessions/sessions';

interface Scope {
  siteId: string;
  /** The session that adds a passkey; null for a log-in. */
  sessionId: string | null;
  now: Date;
}

/** Stores a challenge that can be answered once, and returns it. Of a session the newest alone can be. */
export async function createChallenge(
  { random }: Pick<AppContext, 'random'>,
  db: Db | Tx,
  { siteId, sessionId, now }: Scope,
): Promise<string> {
  const challenge = random.token();
  if (sessionId !== null)
    await db.deleteFrom('passkey_challenges').where('session_id', '=', sessionId).execute();
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      site_id: siteId,
      session_id: sessionId,
      expires_at: addMs(now, PASSKEY_CHALLENGE_MS),
    })
    .execute();
  return challenge;
}

/**
 * Uses up the challenge that an answer names, whether or not the answer turns out to be right: of two at once, one gets it.
 * Throws Failure `passkey_failed` where it names none or was made in a frame, and `passkey_expired` for one that is unknown, used, expired or of
 * another site or session.
 */
export async function consumeChallenge(
  db: Db | Tx,
  { clientDataJSON, siteId, sessionId, now }: Scope & { clientDataJSON: string },
): Promise<string> {
  const challenge = challengeOf(clientDataJSON);
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('site_id', '=', siteId)
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .returning('expires_at')
    .executeTakeFirst();
  if (!row || row.expires_at <= now) throw new Failure('passkey_expired');
  return challenge;
}

function challengeOf(clientDataJSON: string): string {
  const data = clientDataOf(clientDataJSON);
  if (isOfAFrame(data) || typeof data?.challenge !== 'string') throw new Failure('passkey_failed');
  return data.challenge;
}

interface ClientData {
  challenge?: unknown;
  crossOrigin?: unknown;
  topOrigin?: unknown;
}

/**
 * Whether the page that was answered lay in a frame of another site, which may lead the person to press. No page of ours is
 * ever shown in one.
 */
function isOfAFrame(data: ClientData | null): boolean {
  return data?.crossOrigin === true || data?.topOrigin !== undefined;
}

/** What a browser says it answers; nothing of it is proved before the signature is. */
function clientDataOf(clientDataJSON: string): ClientData | null {
  try {
    return JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as ClientData | null;
  } catch (error) {
    throw new Failure('passkey_failed', { cause: error });
  }
}
