import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { PASSKEY_COLUMNS, presentPasskey } from './present-passkey';

export const renamePasskey: Handler<'renamePasskey'> = async ({ context, session, body: { id, name } }) => {
  const row = await context.db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('member_id', '=', session.memberId)
    .returning(PASSKEY_COLUMNS)
    .executeTakeFirst();
  if (!row) throw new Failure('not_found');
  return { result: { passkey: presentPasskey(row) } };
};
