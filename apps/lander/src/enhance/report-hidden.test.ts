import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportHidden } from './report-hidden';

const SITE = 'https://site.example/signup';

describe('reportHidden', () => {
  const sendBeacon = vi.fn<Navigator['sendBeacon']>();
  let page: EventTarget & { visibilityState: string };

  beforeEach(() => {
    page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    sendBeacon.mockReset().mockReturnValue(true);
    vi.stubGlobal('document', page);
    vi.stubGlobal('navigator', { sendBeacon });
  });
  afterEach(() => vi.unstubAllGlobals());

  function hide(): void {
    for (const state of ['hidden', 'visible']) {
      page.visibilityState = state;
      page.dispatchEvent(new Event('visibilitychange'));
    }
  }

  test.each(['?lb', '?lb=1', '?network=n&lb='])(
    'reports once to the site for an address with %s',
    (search) => {
      vi.stubGlobal('location', { search });
      reportHidden(SITE);
      hide();
      hide();
      const reports = sendBeacon.mock.calls.map(([url, body]) => [String(url), body]);
      expect(reports).toEqual([['https://site.example/api/page-hidden.php', '{}']]);
    },
  );

  test('reports later where the browser took nothing', () => {
    vi.stubGlobal('location', { search: '?lb' });
    sendBeacon.mockReturnValueOnce(false);
    reportHidden(SITE);
    hide();
    hide();
    hide();
    expect(sendBeacon).toHaveBeenCalledTimes(2);
  });

  test.each(['', '?network=lb', '?lbx=1'])('reports nothing for an address with %j', (search) => {
    vi.stubGlobal('location', { search });
    reportHidden(SITE);
    hide();
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
