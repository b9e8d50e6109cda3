import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** It answers like a browser that takes its zone from `timeZone`. */
async function zoneWhere(timeZone: string | undefined): Promise<string | null> {
  const answer = { timeZone } as Intl.ResolvedDateTimeFormatOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce(answer);
  const { zoneOfBrowser } = await import('./use-time-zone');
  return zoneOfBrowser();
}

it.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  // Chromium returns this where it doesn’t know the system’s zone, and then rejects it.
  ['Etc/Unknown', null],
  [undefined, null],
])('of a browser that says %s is %s', async (said, zone) => {
  expect(await zoneWhere(said)).toBe(zone);
});
