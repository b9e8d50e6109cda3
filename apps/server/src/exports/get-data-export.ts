import type { Handler } from '../core/handler';
import { findDataExport, presentDataExport } from './present-data-export';

export const getDataExport: Handler<'getDataExport'> = async ({ context, session, now }) => {
  const row = await findDataExport(context.db, session.memberId);
  return { result: { export: row && presentDataExport(row, now) } };
};
