import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renewWhenHidden } from './renew-when-hidden';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const renew = vi.fn<() => boolean>();
const hasBegun = vi.fn<() => boolean>();

function becomes(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** How the page came to be there. */
function cameBy(type: NavigationTimingType): void {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
}

beforeEach(() => {
  renew.mockReset().mockReturnValue(true);
  hasBegun.mockReset().mockReturnValue(false);
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
  cameBy('navigate');
});
afterEach(() => vi.unstubAllGlobals());

it('reloads the page once it is hidden, and not a second time', () => {
  const stop = renewWhenHidden({ renew, hasBegun });
  expect(renew).not.toHaveBeenCalled();
  becomes('hidden');
  becomes('visible');
  becomes('hidden');
  expect(renew).toHaveBeenCalledOnce();
  stop();
});

it('reloads a page at once that is hidden already', () => {
  page.visibilityState = 'hidden';
  renewWhenHidden({ renew, hasBegun })();
  expect(renew).toHaveBeenCalledOnce();
});

it('leaves what was begun, and looks again the next time', () => {
  hasBegun.mockReturnValueOnce(true);
  const stop = renewWhenHidden({ renew, hasBegun });
  becomes('hidden');
  expect(renew).not.toHaveBeenCalled();
  becomes('visible');
  becomes('hidden');
  expect(renew).toHaveBeenCalledOnce();
  stop();
});

it('tries again where the page could not be reloaded, as without a connection', () => {
  renew.mockReturnValueOnce(false);
  const stop = renewWhenHidden({ renew, hasBegun });
  becomes('hidden');
  becomes('visible');
  becomes('hidden');
  expect(renew).toHaveBeenCalledTimes(2);
  stop();
});

it('leaves a page that was reloaded already', () => {
  cameBy('reload');
  renewWhenHidden({ renew, hasBegun });
  becomes('hidden');
  expect(renew).not.toHaveBeenCalled();
});

it('does nothing any more once it is stopped', () => {
  renewWhenHidden({ renew, hasBegun })();
  becomes('hidden');
  expect(renew).not.toHaveBeenCalled();
});

it.each([
  ['a dialog is open', { querySelector: () => ({}), activeElement: null, forms: [] }],
  ['a line is being written', { querySelector: () => null, activeElement: 'written', forms: [] }],
])('knows that something is begun where %s', (_, content) => {
  class Input {
    value = 'Dear Nadia';
  }
  for (const name of ['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement'])
    vi.stubGlobal(name, Input);
  const activeElement = content.activeElement === null ? null : new Input();
  vi.stubGlobal('document', Object.assign(page, content, { activeElement }));
  const stop = renewWhenHidden({ renew });
  becomes('hidden');
  expect(renew).not.toHaveBeenCalled();
  Object.assign(page, { querySelector: () => null, activeElement: null });
  becomes('hidden');
  expect(renew).toHaveBeenCalledOnce();
  stop();
});
