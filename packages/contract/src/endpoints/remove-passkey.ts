import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';

/** Removes a passkey and mails the member; one that is gone is no error. The last way in stays: `last_way_in`. */
export const removePasskey = defineEndpoint({
  id: 'removePasskey',
  summary: 'Remove a passkey',
  method: 'DELETE',
  path: '/api/passkeys.php',
  callers: ['member'],
  body: v.object({ id: idSchema }),
  errors: ['last_way_in'],
});
