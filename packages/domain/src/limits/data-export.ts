import { addMs, DAY, HOUR } from '../time';

/** How long the copy of a member's data can be downloaded, in milliseconds. Source: decisions.md, Copy of one's data. */
export const DATA_EXPORT_LIFE_MS = 7 * DAY;

/** A copy that isn't ready after so long won't be: its job has given up. In milliseconds. */
const DATA_EXPORT_MAKING_MS = HOUR;

export const DATA_EXPORT_STATES = ['making', 'ready', 'failed'] as const;

export type DataExportState = (typeof DATA_EXPORT_STATES)[number];

/** When a copy was asked for, and when it was ready; `null` where it isn't yet. */
export interface DataExportTimes {
  askedAt: Date;
  readyAt: Date | null;
}

/** The end of a copy: of a ready one, its last moment; of any other, the time from which it has failed. */
export function dataExportEnd({ askedAt, readyAt }: DataExportTimes): Date {
  return readyAt === null ? addMs(askedAt, DATA_EXPORT_MAKING_MS) : addMs(readyAt, DATA_EXPORT_LIFE_MS);
}

/** What has become of a copy; `null` once it can no longer be downloaded. Source: decisions.md, Copy of one's data. */
export function dataExportState(times: DataExportTimes, now: Date): DataExportState | null {
  const isOver = now >= dataExportEnd(times);
  if (times.readyAt === null) return isOver ? 'failed' : 'making';
  return isOver ? null : 'ready';
}
