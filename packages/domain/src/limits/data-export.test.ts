import { expect, test } from 'vitest';
import { addMs, DAY, HOUR } from '../time';
import { dataExportEnd, dataExportState, DOWNLOAD_LOOK_MS, isDownloadTooSlow } from '.';

const ASKED = new Date('2026-11-03T12:00:00Z');
const READY = addMs(ASKED, 1000);

test.each([
  [null, addMs(ASKED, HOUR - 1), 'making'],
  [null, addMs(ASKED, HOUR), 'failed'],
  [READY, addMs(READY, 7 * DAY - 1), 'ready'],
  [READY, addMs(READY, 7 * DAY), null],
])('ready at %s, at %s: %s', (readyAt, now, state) => {
  expect(dataExportState({ askedAt: ASKED, readyAt }, now)).toBe(state);
});

test('a ready copy ends 7 days after it was ready, however long it took', () => {
  expect(dataExportEnd({ askedAt: ASKED, readyAt: READY })).toEqual(addMs(READY, 7 * DAY));
});

test('a download is too slow below 8 kB a second, over a minute', () => {
  const least = (8 * 1024 * DOWNLOAD_LOOK_MS) / 1000;
  expect([least, least - 1, 0].map(isDownloadTooSlow)).toEqual([false, true, true]);
});
