import { createApi } from '@vela/api-client/create-api';
import { describe, expect, it, vi } from 'vitest';
import { createTypingReports } from './typing-reports';

/** Reports to a server that never answers, and what of them is still on its way. */
function reporting() {
  const asked: AbortSignal[] = [];
  const fetchApi = ({ signal }: Request) => {
    asked.push(signal);
    return new Promise<Response>(() => {});
  };
  let nowMs = 0;
  const api = createApi({ baseUrl: 'http://localhost', fetch: fetchApi, retries: 0 });
  const reports = createTypingReports(api, () => new Date(nowMs));
  const arrived = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count));
  return { reports, asked, arrived, advance: (ms: number) => (nowMs += ms) };
}

describe('what the other learns of one’s typing', () => {
  it('is said every three seconds at most, and of no conversation that hasn’t begun', async () => {
    const { reports, asked, arrived, advance } = reporting();
    reports.typed(null);
    reports.typed('c1');
    advance(2_999);
    reports.typed('c1');
    await arrived(1);
    advance(1);
    reports.typed('c1');
    await arrived(2);
    expect(asked).toHaveLength(2);
  });

  it('is cancelled by the message that overtakes it, with all that is being sent', async () => {
    const { reports, asked, arrived, advance } = reporting();
    reports.typed('c1');
    advance(3_000);
    reports.typed('c1');
    await arrived(2);
    reports.sent();
    expect(asked.map(({ aborted }) => aborted)).toEqual([true, true]);
    advance(3_000);
    reports.typed('c1');
    await arrived(3);
    expect(asked[2]?.aborted).toBe(false);
  });
});
