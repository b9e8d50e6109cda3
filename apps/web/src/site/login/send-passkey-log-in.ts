import { createPasskeyLogInOptions } from '@vela/contract/endpoints/create-passkey-log-in-options';
import { logInWithPasskey } from '@vela/contract/endpoints/log-in-with-passkey';
import type { PasskeyLogInOptions, PasskeySignature } from '@vela/contract/entities/passkey';
import type { ResultOf } from '@vela/contract/registry';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  sendSignal,
  WebAuthnAbortService,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/browser';
import type { ApiErrorData } from '../../kit/forms/api-result';
import { ask } from '../../kit/forms/send/ask';
import { browserStopOf, type BrowserStop } from '../../kit/session/passkeys/browser-stop';

/** How a log-in with a passkey ended. */
export type PasskeyLogInEnd =
  | { result: ResultOf<'logIn'> }
  | { apiError: ApiErrorData }
  | { stop: BrowserStop };

/** Has the browser ask for a passkey, and logs in with it. */
export async function sendPasskeyLogIn({ reactivates }: { reactivates: boolean }): Promise<PasskeyLogInEnd> {
  const begun = await begin();
  if (!begun.ok) return { apiError: begun.apiError };
  const signed = await sign(begun.result.options, { isSuggested: false });
  return 'stop' in signed ? signed : send(signed.credential, { ...begun.result.options, reactivates });
}

export interface Suggesting {
  /** Aborts when the page is left. */
  signal: AbortSignal;
  onEnd: (end: PasskeyLogInEnd) => void;
}

/**
 * Has the browser suggest passkeys in the field of the address. It ends quietly: where it isn't possible or something fails, the
 * person has asked for nothing.
 */
export async function suggestPasskeys({ signal, onEnd }: Suggesting): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  const begun = await begin();
  if (!begun.ok || signal.aborted) return;
  const signed = await sign(begun.result.options, { isSuggested: true });
  if ('stop' in signed) return;
  onEnd(await send(signed.credential, { ...begun.result.options, reactivates: false }));
}

function begin() {
  return ask((api) => api.call(createPasskeyLogInOptions, {}));
}

async function sign(
  optionsJSON: PasskeyLogInOptions,
  { isSuggested }: { isSuggested: boolean },
): Promise<{ credential: AuthenticationResponseJSON } | { stop: BrowserStop }> {
  try {
    return {
      credential: await startAuthentication({ optionsJSON, useBrowserAutofill: isSuggested }),
    };
  } catch (error) {
    return { stop: browserStopOf(error) };
  }
}

async function send(
  credential: AuthenticationResponseJSON,
  { rpId, reactivates }: { rpId: string; reactivates: boolean },
): Promise<PasskeyLogInEnd> {
  const answer = await ask((api) =>
    api.call(logInWithPasskey, {
      credential: withHandle(credential),
      ...(reactivates && { reactivate: true }),
    }),
  );
  if (answer.ok) return { result: answer.result };
  const { apiError } = answer;
  if (apiError.code === 'passkey_unknown') void dropPasskey({ rpId, id: credential.id });
  return { apiError };
}

/** An authenticator that is asked for any passkey names the account; one that doesn't is rejected by the server. */
function withHandle({ response, ...credential }: AuthenticationResponseJSON): PasskeySignature {
  return { ...credential, response: { ...response, userHandle: response.userHandle ?? '' } };
}

/** Has the device offer a passkey no more that was removed here, where its browser knows how. */
async function dropPasskey({ rpId: rpID, id: credentialID }: { rpId: string; id: string }): Promise<void> {
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined);
}
