import { Failure } from '../core/failure';

/** A place in a member's likes, which are ordered by time and id, the newest first. */
export interface LikePlace {
  likedAt: Date;
  id: string;
}

/** Begins before this and ends; the id may be any that the database gave. */
const FORM = /^(\d{1,15})\.([\w-]{1,64})$/;

export function cursorOf({ likedAt, id }: LikePlace): string {
  return Buffer.from(`${likedAt.getTime()}.${id}`).toString('base64url');
}

/** Throws Failure `invalid_input` for a cursor that no answer gave. */
export function placeOf(cursor: string): LikePlace {
  const [, time, id] = FORM.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (time === undefined || id === undefined)
    throw new Failure('invalid_input', { fields: [{ path: 'cursor', code: 'invalid' }] });
  return { likedAt: new Date(Number(time)), id };
}
