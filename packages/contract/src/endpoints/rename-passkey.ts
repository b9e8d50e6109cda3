import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';
import { passkeyNameSchema, passkeySchema } from '../entities/passkey';

export const renamePasskey = defineEndpoint({
  id: 'renamePasskey',
  summary: 'Rename a passkey',
  method: 'PUT',
  path: '/api/passkeys.php',
  callers: ['member'],
  body: v.object({ id: idSchema, name: passkeyNameSchema }),
  result: v.object({ passkey: passkeySchema }),
});
