import { describe, expect, it, vi } from 'vitest';
import { showAppBadge } from './show-app-badge';

function createBearer(outcome: () => Promise<void>) {
  return {
    setAppBadge: vi.fn<Navigator['setAppBadge']>(outcome),
    clearAppBadge: vi.fn<Navigator['clearAppBadge']>(outcome),
  };
}

describe('showAppBadge', () => {
  it('shows how much waits', () => {
    const bearer = createBearer(() => Promise.resolve());
    showAppBadge(120, bearer);
    expect(bearer.setAppBadge.mock.calls).toEqual([[120]]);
    expect(bearer.clearAppBadge).not.toHaveBeenCalled();
  });

  it('clears the icon when nothing does', () => {
    const bearer = createBearer(() => Promise.resolve());
    showAppBadge(0, bearer);
    expect(bearer.clearAppBadge).toHaveBeenCalledOnce();
    expect(bearer.setAppBadge).not.toHaveBeenCalled();
  });

  it('does nothing in a browser that has no badge, or rejects it', async () => {
    expect(() => showAppBadge(1, {})).not.toThrow();
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    // No mock function: that would handle the rejection itself.
    showAppBadge(1, { setAppBadge: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
