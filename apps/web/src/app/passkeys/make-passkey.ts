import type { Api } from '@vela/api-client/create-api';
import { addPasskey } from '@vela/contract/endpoints/add-passkey';
import { createPasskeyOptions } from '@vela/contract/endpoints/create-passkey-options';
import type { Passkey, PasskeyOptions } from '@vela/contract/entities/passkey';
import { startRegistration, type RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { ApiResult } from '../../kit/forms/api-result';
import { toApiResult } from '../../kit/forms/send/to-api-result';
import { browserStopOf, type BrowserStop } from '../../kit/session/passkeys/browser-stop';

export type MadePasskey = { passkey: Passkey } | { stop: BrowserStop };

/** Has the browser make a passkey, and adds it to the account. */
export async function makePasskey(api: Api, password: string): Promise<ApiResult<MadePasskey>> {
  const begun = await toApiResult(api.call(createPasskeyOptions, { password }));
  if (!begun.ok) return begun;
  const made = await askBrowser(begun.result.options);
  return 'stop' in made
    ? { ok: true, result: made }
    : toApiResult(api.call(addPasskey, { credential: made.credential }));
}

async function askBrowser(
  optionsJSON: PasskeyOptions,
): Promise<{ credential: RegistrationResponseJSON } | { stop: BrowserStop }> {
  try {
    return { credential: await startRegistration({ optionsJSON }) };
  } catch (error) {
    return { stop: browserStopOf(error) };
  }
}
