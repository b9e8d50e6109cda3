import { COSEALG } from '@simplewebauthn/server/helpers';

/** What a passkey may sign with, the preferred first: every authenticator has one of these. */
export const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256] as const;
