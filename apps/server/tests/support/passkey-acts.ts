import type { NewPasskey, PasskeySignature } from '@vela/contract/entities/passkey';
import { Passkey, type Otherwise } from './authenticator';
import type { CookieJar, TestApp } from './create-test-app';
import { freshAddress, PASSWORD, type Person } from './people';

/** What people do with passkeys. */
export function passkeyActs(app: () => TestApp) {
  const optionsFor = ({ jar, address }: Person, password = PASSWORD) =>
    app().call('createPasskeyOptions', { jar, address, body: { password } });
  const send = ({ jar, address }: Person, credential: NewPasskey, headers = {}) =>
    app().call('addPasskey', { jar, address, headers, body: { credential } });
  const logInOptions = async (address = freshAddress()) =>
    (await app().call('createPasskeyLogInOptions', { address })).result.options;
  const sendLogIn = (
    credential: PasskeySignature,
    {
      jar,
      reactivate,
      address = freshAddress(),
    }: { jar?: CookieJar; reactivate?: boolean; address?: string } = {},
  ) =>
    app().call('logInWithPasskey', {
      address,
      ...(jar && { jar }),
      body: { credential, ...(reactivate !== undefined && { reactivate }) },
    });
  return {
    optionsFor,
    send,
    logInOptions,
    sendLogIn,
    /** Adds a passkey, as a browser that does all as it should. */
    add: async (person: Person, headers = {}) => {
      const passkey = new Passkey();
      const { options } = (await optionsFor(person)).result;
      const { id } = (await send(person, passkey.make(options), headers)).result.passkey;
      return { passkey, id };
    },
    tryToAdd: async (person: Person, otherwise: Otherwise, passkey = new Passkey()) => {
      const { options } = (await optionsFor(person)).result;
      return send(person, passkey.make(options, otherwise));
    },
    list: async ({ jar }: Person) => (await app().call('listPasskeys', { jar })).result.passkeys,
    remove: ({ jar }: Person, id: string) => app().call('removePasskey', { jar, body: { id } }),
    logIn: async (
      passkey: Passkey,
      { otherwise = {}, ...call }: Parameters<typeof sendLogIn>[1] & { otherwise?: Otherwise } = {},
    ) => sendLogIn(passkey.sign(await logInOptions(), otherwise), call),
  };
}
