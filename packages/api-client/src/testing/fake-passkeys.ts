import type { Passkey, PasskeyOptions } from '@vela/contract/entities/passkey';
import type { FakeHandlers } from './fake-handler';
import { passkeyFixture } from './fixtures';

const CHALLENGE = 'challenge'.repeat(4);

/** The passkeys of the fake site's member. What a browser answers isn't checked: a story or test gives what it likes. */
export function passkeyHandlers(password: string) {
  let passkeys: Passkey[] = [passkeyFixture()];
  return {
    listPasskeys: () => ({ passkeys }),
    createPasskeyOptions: ({ body, reject }) =>
      body.password === password ? { options: OPTIONS } : reject('password_wrong'),
    addPasskey: () => {
      const passkey = passkeyFixture({
        id: `passkey-${passkeys.length + 1}`,
        name: 'Chrome, Linux',
        last_used_at: null,
      });
      passkeys = [passkey, ...passkeys];
      return { passkey };
    },
    renamePasskey: ({ body, reject }) => {
      const passkey = passkeys.find(({ id }) => id === body.id);
      if (!passkey) return reject('not_found');
      const renamed = { ...passkey, name: body.name };
      passkeys = passkeys.map((each) => (each.id === body.id ? renamed : each));
      return { passkey: renamed };
    },
    removePasskey: ({ body }) => {
      passkeys = passkeys.filter(({ id }) => id !== body.id);
      return {};
    },
    createPasskeyLogInOptions: () => ({
      options: { challenge: CHALLENGE, rpId: 'localhost', timeout: 300_000, userVerification: 'required' },
    }),
    logInWithPasskey: ({ reject }) => reject('passkey_unknown'),
  } as const satisfies Partial<FakeHandlers>;
}

const OPTIONS: PasskeyOptions = {
  challenge: CHALLENGE,
  rp: { id: 'localhost', name: 'Vela' },
  user: { id: 'handle', name: 'Robin', displayName: 'Robin' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
