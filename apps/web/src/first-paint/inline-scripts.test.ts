import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import {
  hideDismissed,
  ignoreSkippedTransitions,
  inlineScript,
  markSentForm,
  recordTyping,
  showLatePictures,
  showStoredFonts,
} from './inline-scripts';

/** Runs a script with nothing but a browser's globals, as it runs in a page before any file has arrived. */
function run(script: string, stored: Readonly<Record<string, string>> | null = {}) {
  const attributes = new Map([
    ['data-fonts', ''],
    ['data-pictures', ''],
  ]);
  const root = {
    dataset: {} as Record<string, string>,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  };
  const listeners = new Map<string, (event: object) => void>();
  const timers: { run: () => void; afterMs: number }[] = [];
  const storage = {
    getItem: (key: string) => {
      if (stored === null) throw new DOMException('denied', 'SecurityError');
      return stored[key] ?? null;
    },
  };
  const page = {
    document: { documentElement: root },
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
    setTimeout: (later: () => void, afterMs: number) => void timers.push({ run: later, afterMs }),
    sessionStorage: storage,
    localStorage: storage,
    window: {} as { early?: Set<object> | null },
  };
  runInNewContext(script, page);
  return { ...page, root, attributes, listeners, timers };
}

it('marks a form that is sent before the page reacts, and none that was stopped', () => {
  const { root, listeners } = run(inlineScript(markSentForm));
  listeners.get('submit')?.({ defaultPrevented: true });
  expect(root.dataset).toEqual({});
  listeners.get('submit')?.({ defaultPrevented: false });
  expect(root.dataset).toEqual({ sent: '' });
});

it('records fields that are typed into until the page reads them', () => {
  const { listeners, window } = run(inlineScript(recordTyping));
  const field = {};
  listeners.get('input')?.({ target: field });
  expect([...(window.early ?? [])]).toEqual([field]);
  window.early = null;
  expect(() => listeners.get('input')?.({ target: field })).not.toThrow();
});

it('paints at once with fonts that the tab has loaded', () => {
  const script = inlineScript(showStoredFonts, 'fonts', 'data-fonts');
  expect(run(script, { fonts: '1' }).attributes.has('data-fonts')).toBe(false);
  expect(run(script).attributes.has('data-fonts')).toBe(true);
  expect(run(script, null).attributes.has('data-fonts')).toBe(true);
});

it('shows late pictures after a while', () => {
  const { attributes, timers } = run(inlineScript(showLatePictures, 'data-pictures', 5000));
  expect(attributes.has('data-pictures')).toBe(true);
  expect(timers.map(({ afterMs }) => afterMs)).toEqual([5000]);
  timers[0]?.run();
  expect(attributes.has('data-pictures')).toBe(false);
});

it('handles the error of a transition that the browser skips', () => {
  const { listeners } = run(inlineScript(ignoreSkippedTransitions));
  const ready = { catch: vi.fn<() => void>() };
  const finished = { catch: vi.fn<() => void>() };
  for (const name of ['pageswap', 'pagereveal']) {
    listeners.get(name)?.({ viewTransition: { ready, finished } });
    expect(() => listeners.get(name)?.({ viewTransition: null })).not.toThrow();
  }
  expect([ready.catch.mock.calls.length, finished.catch.mock.calls.length]).toEqual([2, 2]);
});

it('names alerts that this browser dismissed', () => {
  const script = inlineScript(hideDismissed, 'data-dismissed', ['photo', 'push', 'mails']);
  const stored = { photo: '2026-11-20T12:00:00.000Z', push: 'no time' };
  expect(run(script, stored).attributes.get('data-dismissed')).toBe('photo');
  expect(run(script).attributes.get('data-dismissed')).toBe('');
  expect(run(script, null).attributes.has('data-dismissed')).toBe(false);
});
