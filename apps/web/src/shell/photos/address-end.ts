/** Whether the signed address of a photo has run out: it says itself until when it is good, in seconds since 1970. */
export function isAddressOver(src: string, nowMs: number): boolean {
  const until = /[?&]until=(\d+)/.exec(src)?.[1];
  return until !== undefined && Number(until) * 1000 <= nowMs;
}
