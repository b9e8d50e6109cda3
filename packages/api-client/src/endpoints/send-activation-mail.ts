import { sendActivationMail as endpoint } from '@vela/contract/endpoints/send-activation-mail';
import type { Api, CallOptions } from '../create-api';

/** Sends the activation mail once more. Codes: `too_many_mails`, `forbidden` when active already. */
export async function sendActivationMail(api: Api, options?: CallOptions): Promise<void> {
  await api.call(endpoint, {}, options);
}
