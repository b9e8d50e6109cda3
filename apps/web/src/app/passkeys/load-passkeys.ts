import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';

/** Loads the member's passkeys; what the answer is checked by comes with the screen. */
export async function loadPasskeys(input: PrepareInput): Promise<void> {
  if (!input.data) return;
  const { passkeysQueryOptions } = await import('@vela/api-client/queries/passkeys');
  await prepareQuery(input, passkeysQueryOptions(input.data.api));
}
