import * as v from 'valibot';

/** The position at which a list continues: opaque to clients, as an earlier answer gave it. */
export const cursorSchema = v.pipe(v.string(), v.nonEmpty('invalid'), v.maxLength(200, 'invalid'));

/** The position at which the next page begins; null on the last one. */
export const nextCursorSchema = v.nullable(cursorSchema);
