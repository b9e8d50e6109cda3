/** Some of the messages of a day that lie next to each other. */
export interface LogPart<One> {
  key: number;
  messages: One[];
}

/**
 * How many messages a part holds, at most. The browser lays out a part as a whole when one scrolls near it, so it is small;
 * and with every frame it looks after each part, so it isn't one message.
 */
const SIZE = 5;

/**
 * Messages in parts, counted from the one whose key is given: what is said later, and what is loaded from before it, leaves
 * the others in their part. Where it isn't among them, from the first.
 */
export function logParts<One extends { shown: { key: string } }>(
  messages: readonly One[],
  from: string,
): LogPart<One>[] {
  const place = Math.max(
    0,
    messages.findIndex(({ shown }) => shown.key === from),
  );
  const parts: LogPart<One>[] = [];
  for (const [index, message] of messages.entries()) {
    const key = Math.floor((index - place) / SIZE);
    const last = parts.at(-1);
    if (last?.key === key) last.messages.push(message);
    else parts.push({ key, messages: [message] });
  }
  return parts;
}
