import * as v from 'valibot';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import { toFieldErrors } from '@vela/contract/field-errors';
import { readJson } from '../http/read-body';

const YEAR_SECONDS = 366 * 24 * 60 * 60;

const body = v.object({
  offset_seconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10 * YEAR_SECONDS)),
});

/** Puts the server's clock that far ahead of real time, for this process and until its end; 0 puts it right again. */
export async function setClock(context: AppContext, request: Request): Promise<Response> {
  const input = v.safeParse(body, await readJson(request));
  if (!input.success) throw new Failure('invalid_input', { fields: toFieldErrors(input.issues) });
  if (!context.demoClock) throw new Failure('not_found');
  context.demoClock.setOffset(input.output.offset_seconds);
  return Response.json({
    offset_seconds: input.output.offset_seconds,
    now: context.clock.now().toISOString(),
  });
}
