import type { KeyboardEvent } from 'react';

const MESSAGE = '[role="listitem"]';

/** The controls of a message, which arrow keys reach and Tab skips. What waits for an answer, such as a message that wasn't sent, is a tab stop. */
const CONTROL = ':is(a, button)[tabindex="-1"]';

/** How far apart places are, in px, where a message is looked for: messages are higher. */
const STEP = 16;

/**
 * Returns the `onKeyDown` of the scroller around a `MessageList`, which is one stop of Tab: up and down lead
 * from message to message, from the lowest that is seen, Home and End to the first and the last, left and
 * right through the controls of one message.
 */
export function moveAmongMessages(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: log, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  // The keys of a photo that was opened are its own.
  if (!(target instanceof Element) || target.closest('dialog') !== null) return;
  const next = target === log ? entryOf(log, key) : nextControl(log, { key, from: target });
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  (next.closest(MESSAGE) ?? next).scrollIntoView({ block: 'nearest' });
}

function entryOf(log: HTMLElement, key: string): HTMLElement | undefined {
  if (key === 'ArrowUp' || key === 'ArrowDown') return mainControl(lowestSeen(log)) ?? controlAtEnd(log, key);
  return key === 'Home' || key === 'End' ? controlAtEnd(log, key) : undefined;
}

function nextControl(
  log: HTMLElement,
  { key, from }: { key: string; from: Element },
): HTMLElement | undefined {
  if (key === 'Home' || key === 'End') return controlAtEnd(log, key);
  const message = from.closest(MESSAGE);
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const messages = messagesWithin(log);
    const index = message === null ? -1 : messages.indexOf(message);
    if (key === 'ArrowDown') return mainControl(messages[index + 1]);
    // Above the first message are those that are still to be loaded.
    return index > 0 ? mainControl(messages[index - 1]) : (controlsOf(log)[0] ?? undefined);
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const controls = controlsOf(message);
  return controls[controls.findIndex((control) => control === from) + (key === 'ArrowLeft' ? -1 : 1)];
}

function controlAtEnd(log: HTMLElement, key: string): HTMLElement | undefined {
  return mainControl(messagesWithin(log).at(key === 'Home' ? 0 : -1));
}

function messagesWithin(log: HTMLElement): Element[] {
  return [...log.querySelectorAll(MESSAGE)].filter((message) => message.querySelector(CONTROL) !== null);
}

function controlsOf(part: Element | null): HTMLElement[] {
  return part === null ? [] : [...part.querySelectorAll<HTMLElement>(CONTROL)];
}

/** What can be done about the message comes last in it. */
function mainControl(message: Element | null | undefined): HTMLElement | undefined {
  return controlsOf(message ?? null).at(-1);
}

/** It measures, as of thousands only those near the window have a position of their own. */
function lowestSeen(log: HTMLElement): Element | null {
  const { left, width, top, bottom } = log.getBoundingClientRect();
  for (let y = bottom - STEP; y > top; y -= STEP) {
    const message = document.elementFromPoint(left + width / 2, y)?.closest(MESSAGE);
    if (message && log.contains(message) && message.querySelector(CONTROL) !== null) return message;
  }
  return null;
}
