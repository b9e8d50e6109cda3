import type { DataExport } from '@vela/contract/entities/data-export';
import type { FakeHandlers } from './fake-handler';
import { FAKE_NOW } from './fake-chat-store';

/** The copy of the member's data: one that is asked for goes on being made. */
export function dataExportHandlers(password: string) {
  let made: DataExport | null = null;
  return {
    getDataExport: () => ({ export: made }),
    createDataExport: ({ body, reject }) => {
      if (body.password !== password) return reject('password_wrong');
      made = { state: 'making', asked_at: FAKE_NOW.toISOString(), archive: null };
      return { export: made };
    },
  } as const satisfies Partial<FakeHandlers>;
}
