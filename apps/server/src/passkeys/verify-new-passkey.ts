import type { NewPasskey } from '@vela/contract/entities/passkey';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { Failure } from '../core/failure';
import { ALGORITHMS } from './algorithms';
import type { RelyingParty } from './relying-party';
import { transportsOf, type Transport } from './transports';

export interface VerifiedPasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  signCount: number;
  transports: Transport[];
}

interface Answered {
  credential: NewPasskey;
  challenge: string;
  relyingParty: RelyingParty;
}

/**
 * Returns a new passkey whose answer is to this challenge and for this site, and whose authenticator verified the person. Throws
 * Failure `passkey_failed`.
 */
export async function verifyNewPasskey({
  credential,
  challenge,
  relyingParty,
}: Answered): Promise<VerifiedPasskey> {
  const { transports: named = [], ...response } = credential.response;
  const transports = transportsOf(named);
  const info = await verified(async () => {
    requirePlainAttestation(response.attestationObject);
    const { verified: isRight, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { ...response, transports }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    return isRight && registrationInfo.credential.id === credential.id ? registrationInfo.credential : null;
  });
  return {
    credentialId: Buffer.from(info.id, 'base64url'),
    publicKey: Buffer.from(info.publicKey),
    signCount: info.counter,
    transports,
  };
}

/**
 * What was asked for: no attestation, or that of the passkey's own key. All others bring certificates, whose lists of revoked
 * ones the library would load from addresses that the sender chooses.
 */
function requirePlainAttestation(attestationObject: string): void {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  if (format === 'none') return;
  const hasCertificates = decoded.get('attStmt').get('x5c') !== undefined;
  if (format !== 'packed' || hasCertificates) throw new Error('The attestation was not asked for');
}

/** The result of a check. Whatever it throws over what a stranger sent is no fault of the server. */
export async function verified<Result>(check: () => Promise<Result | null>): Promise<Result> {
  const result = await check().catch((error: unknown) => {
    throw new Failure('passkey_failed', { cause: error });
  });
  if (result === null) throw new Failure('passkey_failed');
  return result;
}
