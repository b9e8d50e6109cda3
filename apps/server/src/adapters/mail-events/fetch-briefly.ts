import { SECOND } from '@vela/domain/time';
import type { FetchText } from './sns';

const TIMEOUT_MS = 10 * SECOND;
/** A certificate has about 2 kB. */
const MAX_BYTES = 64 * 1024;

/** Loads a short text. Throws for an answer that isn't a success, is a redirect, is long or takes long. */
export const fetchBriefly: FetchText = async (url) => {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const body: AsyncIterable<Uint8Array> | null = response.body;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error('An answer of SNS is too long');
    chunks.push(chunk);
  }
  if (!response.ok) throw new Error(`SNS answered ${response.status}`);
  return Buffer.concat(chunks).toString();
};
