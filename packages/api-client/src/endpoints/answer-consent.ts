import { answerConsent as endpoint } from '@vela/contract/endpoints/answer-consent';
import type { Api, CallOptions, InputOf } from '../create-api';

/** Keeps what someone said to storing more than the site needs. Codes: `too_many_requests`. */
export async function answerConsent(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<void> {
  await api.call(endpoint, input, options);
}
