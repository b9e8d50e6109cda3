import { FIELD_LIMITS } from '@vela/domain/errors';
import * as v from 'valibot';
import { nullableTextSchema } from '../text-schema';
import { idSchema, timeSchema } from './fields';

/** What a member calls a passkey; `null` for one without a name. */
export const passkeyNameSchema = nullableTextSchema({ limit: FIELD_LIMITS.passkeyName.max });

/** A passkey of the member. */
export const passkeySchema = v.object({
  id: idSchema,
  name: v.nullable(v.string()),
  added_at: timeSchema,
  /** `null` until somebody logged in with it. */
  last_used_at: v.nullable(timeSchema),
});

export type Passkey = v.InferOutput<typeof passkeySchema>;

/** Bytes in base64url, of a length that no authenticator comes near. */
function bytesSchema(maxChars: number) {
  return v.pipe(v.string(), v.maxLength(maxChars, 'invalid'), v.regex(/^[\w-]+$/, 'invalid'));
}

/** An id that an authenticator chose: 1,023 bytes at most. Source: WebAuthn §4, Credential ID. */
const credentialIdSchema = bytesSchema(1364);

const challengeSchema = bytesSchema(64);

const keySchema = { type: v.literal('public-key', 'invalid') };

/** How a browser may reach an authenticator, in words that newer browsers may add to; the first that is none ends the list. */
const transportsSchema = v.pipe(
  v.config(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/, 'invalid'))), { abortEarly: true }),
  v.maxLength(8, 'invalid'),
);

/** What a browser makes a passkey by: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyOptionsSchema = v.object({
  challenge: challengeSchema,
  rp: v.object({ id: v.string(), name: v.string() }),
  /** `id` is random, and the same for all passkeys of the member. */
  user: v.object({ id: bytesSchema(86), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ ...keySchema, alg: v.number() })),
  timeout: v.number(),
  /** Those that the member has: a device makes no second one. */
  excludeCredentials: v.array(
    v.object({ ...keySchema, id: credentialIdSchema, transports: transportsSchema }),
  ),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});

export type PasskeyOptions = v.InferOutput<typeof passkeyOptionsSchema>;

/** What a browser asks for a passkey by: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. It names no account. */
export const passkeyLogInOptionsSchema = v.object({
  challenge: challengeSchema,
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
});

export type PasskeyLogInOptions = v.InferOutput<typeof passkeyLogInOptionsSchema>;

const credentialEntries = { ...keySchema, id: credentialIdSchema, rawId: credentialIdSchema };

/** A new passkey, as a browser answers: `RegistrationResponseJSON` of WebAuthn, of which the rest is ignored. */
export const newPasskeySchema = v.object({
  ...credentialEntries,
  response: v.object({
    clientDataJSON: bytesSchema(4096),
    attestationObject: bytesSchema(16_384),
    transports: v.optional(transportsSchema),
  }),
});

/** A signature of a passkey, as a browser answers: `AuthenticationResponseJSON` of WebAuthn, of which the rest is ignored. */
export const passkeySignatureSchema = v.object({
  ...credentialEntries,
  response: v.object({
    clientDataJSON: bytesSchema(4096),
    authenticatorData: bytesSchema(4096),
    signature: bytesSchema(2048),
    userHandle: bytesSchema(86),
  }),
});

export type NewPasskey = v.InferOutput<typeof newPasskeySchema>;

export type PasskeySignature = v.InferOutput<typeof passkeySignatureSchema>;
