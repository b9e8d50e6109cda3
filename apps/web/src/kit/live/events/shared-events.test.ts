import type {
  EventStream,
  EventStreamOptions,
  StreamStatus,
} from '@vela/api-client/events/open-event-stream';
import type { ServerEvent } from '@vela/contract/entities/server-event';
import { describe, expect, it } from 'vitest';
import { SharedEvents, type Channel } from './shared-events';

const user: ServerEvent = { name: 'user', data: {} };
const credits = (count: number): ServerEvent => ({ name: 'credits', data: { credits: count } });
const typing: ServerEvent = { name: 'typing', data: { conversation_id: 'c' } };

/** A browser with windows that receive each other's messages at once, and of which one leads. */
function openBrowser() {
  const channels = new Map<Channel, (word: unknown) => void>();
  const queue: (() => void)[] = [];
  let isLed = false;
  let stored: string | null = null;
  let nowMs = 0;
  const streams: {
    options: EventStreamOptions;
    isClosed: boolean;
    send: (event: ServerEvent, id?: string) => void;
  }[] = [];

  const openChannel = (): Channel => {
    const channel: Channel = {
      listen: (listener) => channels.set(channel, listener),
      post: (word) => {
        for (const [other, listener] of channels) if (other !== channel) listener(word);
      },
      close: () => channels.delete(channel),
    };
    return channel;
  };
  const next = (): void => {
    if (!isLed) queue.shift()?.();
  };
  const becomeLeader = (lead: () => Promise<void>, signal: AbortSignal): Promise<void> => {
    const turn = (): void => {
      if (signal.aborted) return next();
      isLed = true;
      void lead().finally(() => {
        isLed = false;
        next();
      });
    };
    queue.push(turn);
    next();
    return Promise.resolve();
  };
  const openStream = (options: EventStreamOptions): EventStream => {
    let lastEventId = options.lastEventId ?? null;
    const stream = {
      options,
      isClosed: false,
      send: (event: ServerEvent, id?: string) => {
        lastEventId = id ?? lastEventId;
        options.onEvent(event);
      },
    };
    streams.push(stream);
    return {
      get lastEventId() {
        return lastEventId;
      },
      reconnect: () => {},
      renew: () => {},
      close: () => {
        stream.isClosed = true;
        options.onStatus?.('closed');
      },
    };
  };
  const openWindow = () => {
    const events: ServerEvent[] = [];
    const statuses: StreamStatus[] = [];
    const shared = new SharedEvents({
      onEvent: (event) => events.push(event),
      onStatus: (status) => statuses.push(status),
      onSignedOut: () => {},
      channel: openChannel(),
      becomeLeader,
      openStream,
      place: { read: () => stored, write: (id) => (stored = id) },
      now: () => nowMs,
    });
    return { events, statuses, shared };
  };
  return { openWindow, streams, pass: (ms: number) => (nowMs += ms), stored: () => stored };
}

describe('the windows of a browser', () => {
  it('have one stream among them, and all receive its events', () => {
    const browser = openBrowser();
    const windows = Array.from({ length: 7 }, () => browser.openWindow());
    expect(browser.streams).toHaveLength(1);
    browser.streams[0]?.send(credits(3), '5');
    for (const { events } of windows) expect(events).toEqual([credits(3)]);
    expect(browser.stored()).toBe('5');
  });

  it('go on from the same place when the one that leads is closed', async () => {
    const browser = openBrowser();
    const [first, second, third] = [browser.openWindow(), browser.openWindow(), browser.openWindow()];
    browser.streams[0]?.send(user, '8');
    first.shared.close();
    await expect.poll(() => browser.streams.length).toBe(2);
    expect(browser.streams[1]?.options.lastEventId).toBe('8');
    browser.streams[1]?.send(credits(1), '9');
    expect(second.events).toEqual([user, credits(1)]);
    expect(third.events).toEqual([user, credits(1)]);
    expect(first.events).toEqual([user]);
  });

  it('post recent events to a new window, but no typing', () => {
    const browser = openBrowser();
    browser.openWindow();
    browser.streams[0]?.send(user, '1');
    browser.pass(61_000);
    browser.streams[0]?.send(credits(2), '2');
    browser.streams[0]?.send(typing);
    const late = browser.openWindow();
    expect(late.events).toEqual([credits(2)]);
  });

  it('know how the connection is', () => {
    const browser = openBrowser();
    const [first, second] = [browser.openWindow(), browser.openWindow()];
    for (const status of ['open', 'waiting'] as const) browser.streams[0]?.options.onStatus?.(status);
    expect(first.statuses).toEqual(['open', 'waiting']);
    expect(second.statuses).toEqual(['connecting', 'open', 'waiting']);
    expect(browser.openWindow().statuses).toEqual(['waiting']);
  });

  it('lead no more once they are closed', async () => {
    const browser = openBrowser();
    const [first, second] = [browser.openWindow(), browser.openWindow()];
    second.shared.close();
    first.shared.close();
    await expect.poll(() => browser.streams[0]?.isClosed).toBe(true);
    expect(browser.streams).toHaveLength(1);
  });
});
