import * as v from 'valibot';

/** Where a list goes on: opaque to clients, as an earlier answer gave it. */
export const cursorSchema = v.pipe(v.string(), v.nonEmpty('invalid'), v.maxLength(200, 'invalid'));

/** Where the next page begins; null on the last one. */
export const nextCursorSchema = v.nullable(cursorSchema);
