import type { ErrorCode, ErrorParams, FieldError } from '@vela/domain/errors';
import * as v from 'valibot';

const params = v.record(v.string(), v.union([v.string(), v.number()]));

/**
 * The body of every answer that is not a success. Codes are plain strings on the wire: a client may meet
 * one of a newer server and then treats it as `internal`.
 */
export const errorBodySchema = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    params: v.optional(params),
    fields: v.optional(v.array(v.object({ path: v.string(), code: v.string(), params: v.optional(params) }))),
    retry_after: v.optional(v.pipe(v.number(), v.minValue(0))),
  }),
  authentication_required: v.optional(v.literal(true)),
});

/** What the server writes: the same shape with the codes that exist. `retry_after` is in seconds. */
export interface ApiErrorBody {
  error: {
    code: ErrorCode;
    message: string;
    params?: ErrorParams;
    fields?: FieldError[];
    retry_after?: number;
  };
  authentication_required?: true;
}
