import { Failure } from '../core/failure';

/** A place in a conversation list, which is ordered by time and id, the newest first. */
export interface ListPlace {
  lastMessageAt: Date;
  id: string;
}

const LIST_FORM = /^(\d{1,15})\.([\w-]{1,64})$/;

export function listCursorOf({ lastMessageAt, id }: ListPlace): string {
  return Buffer.from(`${lastMessageAt.getTime()}.${id}`).toString('base64url');
}

/** Throws Failure `invalid_input` for a cursor that no answer gave. */
export function listPlaceOf(cursor: string): ListPlace {
  const [, time, id] = LIST_FORM.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (time === undefined || id === undefined) throw wrongCursor();
  return { lastMessageAt: new Date(Number(time)), id };
}

/** The cursor of a conversation's messages is the number of the last one given. Throws Failure `invalid_input`. */
export function messagePlaceOf(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw wrongCursor();
  return Number(cursor);
}

function wrongCursor(): Failure {
  return new Failure('invalid_input', { fields: [{ path: 'cursor', code: 'invalid' }] });
}
