import type { BodyInputOf, ResultOf } from '@vela/contract/registry';
import {
  isErrorCode,
  isFieldCode,
  type ErrorParams,
  type FieldError,
  type ShownErrorCode,
} from '@vela/domain/errors';

/** How a form reaches the server; nothing here loads the full client, as landers and first pages use it. */
export interface FormTransport {
  /** Empty for the page's own origin. */
  baseUrl?: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** What this client calls itself in `X-Client`. */
  client?: string;
}

/** An `ApiError` as plain data. */
export interface ApiErrorData {
  code: ShownErrorCode;
  params: ErrorParams;
  fields: FieldError[];
}

export type ApiResult<Result> = { ok: true; result: Result } | { ok: false; error: ApiErrorData };

/** Sends a finished sign-up. Codes: those of the endpoint, and `network_failed`. It never throws and never asks twice. */
export function sendSignup(
  transport: FormTransport,
  body: BodyInputOf<'signUp'>,
): Promise<ApiResult<ResultOf<'signUp'>>> {
  return request(transport, '/api/signup.php', { method: 'POST', body: JSON.stringify(body) });
}

/** Whether a name is free; `null` when the server can't say, as a check never stands in the way of a form. */
export async function checkNameIsFree(transport: FormTransport, name: string): Promise<boolean | null> {
  const path = `/api/signup-check.php?name=${encodeURIComponent(name)}`;
  const outcome = await request<ResultOf<'checkSignup'>>(transport, path, { method: 'GET' });
  return outcome.ok ? (outcome.result.name?.available ?? null) : null;
}

async function request<Result>(
  { baseUrl = '', fetch, client = 'web' }: FormTransport,
  path: string,
  init: RequestInit,
): Promise<ApiResult<Result>> {
  try {
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'x-client': client };
    const response = await fetch(baseUrl + path, { ...init, headers });
    const body: unknown = await response.json();
    return response.ok ? { ok: true, result: body as Result } : { ok: false, error: readError(body) };
  } catch {
    return { ok: false, error: { code: 'network_failed', params: {}, fields: [] } };
  }
}

interface LooseError {
  code?: unknown;
  params?: ErrorParams;
  fields?: { path: string; code: string; params?: ErrorParams }[];
}

function readError(body: unknown): ApiErrorData {
  const { code, params = {}, fields = [] } = (body as { error?: LooseError } | null)?.error ?? {};
  return {
    code: isErrorCode(code) ? code : 'internal',
    params,
    fields: fields.map((field) => ({ ...field, code: isFieldCode(field.code) ? field.code : 'invalid' })),
  };
}
