import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyLogInOptions,
  PasskeyOptions,
  PasskeySignature,
} from '@vela/contract/entities/passkey';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { ORIGIN } from './create-test-app';

/** What a hostile or broken authenticator does otherwise. */
export interface Otherwise {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Whether the page lay in a frame of another site, and of which. */
  crossOrigin?: boolean;
  topOrigin?: string;
  /** By default the person is present and verified. */
  flags?: number;
  counter?: number;
  userHandle?: string;
  credentialId?: Buffer;
  /** Signs in place of the passkey's own key. */
  key?: KeyObject;
  /** The attestation, where it is another than none. */
  attestation?: { fmt: string; attStmt: Map<string, unknown> };
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** One passkey of an authenticator in code: ES256, no attestation, and a counter that stays 0 unless it is told otherwise. */
export class Passkey {
  readonly credentialId = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';

  get id(): string {
    return base64url(this.credentialId);
  }

  /** What a browser sends when it has made the passkey. */
  make(options: PasskeyOptions, otherwise: Otherwise = {}): NewPasskey {
    this.#userHandle = options.user.id;
    const { credentialId = this.credentialId, attestation } = otherwise;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const authData = Buffer.concat([
      this.#head(options.rp.id, WITH_KEY, otherwise),
      Buffer.alloc(16),
      length,
      credentialId,
      isoCBOR.encode(key),
    ]);
    const { fmt, attStmt } = attestation ?? { fmt: 'none', attStmt: new Map<string, unknown>() };
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    const id = base64url(credentialId);
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, otherwise),
        attestationObject: base64url(attestationObject),
        transports: ['internal', 'telepathy'],
      },
    };
  }

  /** What a browser sends when a person logs in with it. */
  sign(options: PasskeyLogInOptions, otherwise: Otherwise = {}): PasskeySignature {
    const { credentialId = this.credentialId, key = this.#keys.privateKey } = otherwise;
    const clientDataJSON = clientData('webauthn.get', options.challenge, otherwise);
    const authenticatorData = this.#head(options.rpId, 0, otherwise);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const id = base64url(credentialId);
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, key)),
        userHandle: otherwise.userHandle ?? this.#userHandle,
      },
    };
  }

  #head(rpId: string, ownFlags: number, otherwise: Otherwise): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(otherwise.counter ?? 0);
    const flags = (otherwise.flags ?? PRESENT | VERIFIED) | ownFlags;
    return Buffer.concat([sha256(otherwise.rpId ?? rpId), Buffer.from([flags]), counter]);
  }
}

function clientData(type: string, challenge: string, otherwise: Otherwise): string {
  const { origin = ORIGIN, crossOrigin = false, topOrigin } = otherwise;
  const fields = { type: otherwise.type ?? type, challenge: otherwise.challenge ?? challenge, origin };
  return base64url(JSON.stringify({ ...fields, crossOrigin, topOrigin }));
}
