import type { Handler } from '../core/handler';
import { PASSKEY_COLUMNS, presentPasskey } from './present-passkey';

export const listPasskeys: Handler<'listPasskeys'> = async ({ context, session }) => {
  const rows = await context.db
    .selectFrom('passkeys')
    .select(PASSKEY_COLUMNS)
    .where('member_id', '=', session.memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return { result: { passkeys: rows.map(presentPasskey) } };
};
