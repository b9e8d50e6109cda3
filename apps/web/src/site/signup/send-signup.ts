import { checkSignup } from '@vela/contract/endpoints/check-signup';
import { listRegions as askRegions } from '@vela/contract/endpoints/list-regions';
import { signUp } from '@vela/contract/endpoints/sign-up';
import type { SignupStage } from '@vela/domain/signup';
import type { Region } from '@vela/contract/entities/region';
import type { BodyInputOf, ResultOf } from '@vela/contract/registry';
import type { ApiResult, ApiErrorData } from '../../kit/forms/api-result';
import { ask } from '../../kit/forms/send/ask';
import type { NameAnswer } from './name-checker';

/** Creates the account, and reports each stage when it begins. */
export async function sendSignup(
  body: BodyInputOf<'signUp'>,
  onStage: (stage: SignupStage) => void,
): Promise<ApiResult<ResultOf<'signUp'>>> {
  onStage('profile');
  const apiError = await findApiError(body);
  if (apiError) return { ok: false, apiError };
  onStage('account');
  return ask((api) => api.call(signUp, body));
}

/** Whether a name is free, or why not; `null` when the server can't say. */
export async function checkName(name: string): Promise<NameAnswer | null> {
  const answer = await ask((api) => api.call(checkSignup, { name }));
  if (!answer.ok || !answer.result.name) return null;
  const { available, code = 'name_taken', suggestions = [] } = answer.result.name;
  return { state: available ? 'free' : code, suggestions };
}

/** Whether somebody born on a day may sign up, and with this address. */
export async function checkAccount(input: {
  date_of_birth: string | undefined;
  email: string | undefined;
}): Promise<ApiResult<void>> {
  const answer = await ask((api) => api.call(checkSignup, { ...input, step: 'account' }));
  // Many may share an address: who has to wait for the check goes on, and making the account checks it.
  const goesOn = answer.ok || answer.apiError.code === 'too_many_requests';
  return goesOn ? { ok: true, result: undefined } : answer;
}

const regions = new Map<string, readonly Region[]>();

/** The regions of a country, asked for once; `null` when they can't be had. */
export async function listRegions(country: string): Promise<readonly Region[] | null> {
  const known = regions.get(country);
  if (known) return known;
  const answer = await ask((api) => api.call(askRegions, { country }));
  if (!answer.ok) return null;
  regions.set(country, answer.result.regions);
  return answer.result.regions;
}

/** What the server finds wrong before anything is made; when it can't say, making the account will. */
async function findApiError({ email, name }: BodyInputOf<'signUp'>): Promise<ApiErrorData | null> {
  const answer = await ask((api) => api.call(checkSignup, { email, name }));
  if (!answer.ok) return null;
  const fields = [
    ...(answer.result.email?.valid === false ? [{ path: 'email', code: 'invalid_email' }] : []),
    ...(answer.result.name?.available === false
      ? [{ path: 'name', code: answer.result.name.code ?? 'name_taken' }]
      : []),
  ];
  return fields.length > 0 ? { code: 'invalid_input', fields } : null;
}
