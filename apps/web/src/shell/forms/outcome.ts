import type { ErrorParams } from '@vela/domain/errors';

/** Why a request was refused, as the API says it; a newer server may use codes that this page doesn't know. */
export interface Refusal {
  code: string;
  params?: ErrorParams | undefined;
  fields?: readonly RefusedField[] | undefined;
  /** Seconds to wait before the next try. */
  retry_after?: number | undefined;
}

export interface RefusedField {
  path: string;
  code: string;
  params?: ErrorParams | undefined;
}

/** How a request ended, as a value: a screen shows a refusal, it doesn't catch it. */
export type Outcome<Result> = { ok: true; result: Result } | { ok: false; refusal: Refusal };
