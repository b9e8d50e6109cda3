import { addMs, DAY, HOUR, MINUTE } from '../time';

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

/** How many downloads of copies a member may have at once, on one node: a browser asks again where one seems to hang. */
export const DOWNLOADS_OF_MEMBER = 2;

/** The time between two looks at the pace of a download, in milliseconds. */
export const DOWNLOAD_LOOK_MS = MINUTE;

/** 8 kB a second, which the slowest networks of phones reach. */
const LEAST_BYTES = 480 * 1024;

/** Whether a download is ended, because it takes a place of the server's few: it takes the bytes since the look before. */
export function isDownloadTooSlow(bytes: number): boolean {
  return bytes < LEAST_BYTES;
}
