import * as v from 'valibot';
import { timeSchema } from './fields';

/** Likes that are left today in the swipe game; without any, `next_at` is when there are some again, else null. */
export const likesLeftEntries = {
  likes_left: v.pipe(v.number(), v.integer(), v.minValue(0)),
  next_at: v.nullable(timeSchema),
};
