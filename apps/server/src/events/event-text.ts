import { SERVER_EVENTS, type ServerEvent } from '@vela/contract/entities/server-event';
import * as v from 'valibot';
import type { EventBytes } from '../core/events-port';

const encoder = new TextEncoder();

/**
 * An event as a stream writes it; `id` is its number among the member's, none for events that are stored
 * nowhere.
 */
export function eventBytes({ name, data }: ServerEvent, id?: number): EventBytes {
  // What leaves is what the contract names and nothing beside it.
  const checked: unknown = v.parse(SERVER_EVENTS[name], data);
  return encoder.encode(
    `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(checked)}\n\n`,
  );
}

/** Moves the place from which a reader goes on, without an event. */
export function placeBytes(id: number): EventBytes {
  return encoder.encode(`id: ${id}\n\n`);
}

/** The first text of a stream: its position, and how soon a browser reconnects by itself. */
export function openingBytes(id: number): EventBytes {
  return encoder.encode(`retry: 2000\nid: ${id}\n\n`);
}

/** Says nothing, so that nobody in between takes the connection for dead. */
export const HEARTBEAT: EventBytes = encoder.encode(': \n\n');

/** The session has ended. */
export const BYE: EventBytes = eventBytes({ name: 'bye', data: {} });

/** Newer streams of the same browser or member took the place. */
export const REPLACED: EventBytes = eventBytes({ name: 'replaced', data: {} });
