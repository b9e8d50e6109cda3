import { SERVER_EVENTS, type ServerEvent } from '@vela/contract/entities/server-event';
import * as v from 'valibot';

/** The text of an event in a stream; `id` is its number among the member's, none for what is kept nowhere. */
export function eventText({ name, data }: ServerEvent, id?: number): string {
  // What leaves is what the contract names and nothing beside it.
  const checked: unknown = v.parse(SERVER_EVENTS[name], data);
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(checked)}\n\n`;
}

/** Moves the place from which a reader goes on, without telling it anything. */
export function placeText(id: number): string {
  return `id: ${id}\n\n`;
}

/** What a stream begins with: where it stands, and how soon a browser comes back by itself. */
export function openingText(id: number): string {
  return `retry: 2000\n${placeText(id)}`;
}

/** Says nothing, so that nobody in between takes the connection for dead. */
export const HEARTBEAT = ': \n\n';
