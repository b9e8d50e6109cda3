import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPageHidden } from './watch-page-hidden';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const sendBeacon = vi.fn<Navigator['sendBeacon']>(() => true);

function becomes(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

describe('watchPageHidden', () => {
  beforeEach(() => {
    sendBeacon.mockReset().mockReturnValue(true);
    vi.stubGlobal('document', page);
    vi.stubGlobal('navigator', { sendBeacon });
    vi.stubGlobal('location', { search: '?lb=1' });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('tells once that the page was hidden', () => {
    const stop = watchPageHidden();
    becomes('hidden');
    becomes('visible');
    becomes('hidden');
    expect(sendBeacon.mock.calls).toEqual([['/api/page-hidden.php', '{}']]);
    stop();
  });

  it('tells it later where the browser took nothing', () => {
    sendBeacon.mockReturnValueOnce(false);
    const stop = watchPageHidden();
    becomes('hidden');
    becomes('visible');
    becomes('hidden');
    becomes('visible');
    becomes('hidden');
    expect(sendBeacon).toHaveBeenCalledTimes(2);
    stop();
  });

  it.each(['', '?t=5', '?lbx=1', '?a=lb'])('tells nothing of an address with %j', (search) => {
    vi.stubGlobal('location', { search });
    const stop = watchPageHidden();
    becomes('hidden');
    expect(sendBeacon).not.toHaveBeenCalled();
    stop();
  });

  it('tells nothing any more once it is stopped', () => {
    watchPageHidden()();
    becomes('hidden');
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
