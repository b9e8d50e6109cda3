import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportPageHidden } from './report-page-hidden';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const sendBeacon = vi.fn<Navigator['sendBeacon']>(() => true);

function becomes(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

describe('reportPageHidden', () => {
  beforeEach(() => {
    sendBeacon.mockReset().mockReturnValue(true);
    vi.stubGlobal('document', page);
    vi.stubGlobal('navigator', { sendBeacon });
    vi.stubGlobal('location', { search: '?lb=1' });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('reports once that the page was hidden', () => {
    const stop = reportPageHidden();
    becomes('hidden');
    becomes('visible');
    becomes('hidden');
    expect(sendBeacon.mock.calls).toEqual([['/api/page-hidden.php', '{}']]);
    stop();
  });

  it('reports it later where the browser sent nothing', () => {
    sendBeacon.mockReturnValueOnce(false);
    const stop = reportPageHidden();
    becomes('hidden');
    becomes('visible');
    becomes('hidden');
    becomes('visible');
    becomes('hidden');
    expect(sendBeacon).toHaveBeenCalledTimes(2);
    stop();
  });

  it.each(['', '?t=5', '?lbx=1', '?a=lb'])('reports nothing for an address with %j', (search) => {
    vi.stubGlobal('location', { search });
    const stop = reportPageHidden();
    becomes('hidden');
    expect(sendBeacon).not.toHaveBeenCalled();
    stop();
  });

  it('reports nothing once it is stopped', () => {
    reportPageHidden()();
    becomes('hidden');
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
