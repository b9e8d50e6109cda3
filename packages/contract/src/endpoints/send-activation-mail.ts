import { defineEndpoint } from '../define-endpoint';

/** Sends the activation mail once more; a member who is active already is `forbidden`, and an address that bounced `mails_stopped`. */
export const sendActivationMail = defineEndpoint({
  id: 'sendActivationMail',
  summary: 'Send the activation mail once more',
  method: 'POST',
  path: '/api/activation-mail.php',
  callers: ['member'],
  errors: ['too_many_mails', 'mails_stopped', 'forbidden'],
});
