import { isSameDate, MINUTE, type CalendarDate } from '../time';

/** Messages of one sender closer together than this stand together. */
const GROUP_GAP_MS = 5 * MINUTE;

interface Grouped {
  sender: string;
  /** ISO 8601. */
  sent_at: string;
}

/** Messages that stand together: of one sender, shortly after each other. Never empty. */
export interface MessageGroup<Message extends Grouped> {
  sender: Message['sender'];
  messages: readonly Message[];
}

/** What was said on one day where the reader is. Never empty. */
export interface MessageDay<Message> {
  date: CalendarDate;
  messages: readonly Message[];
}

/**
 * Groups messages, oldest first, by the day that `dayOf` returns for each in the reader's zone. The order
 * stays: a held message that is delivered late may start a second group for the same day.
 */
export function messageDays<Message>(
  messages: readonly Message[],
  dayOf: (message: Message) => CalendarDate,
): MessageDay<Message>[] {
  const dated = messages.map((message) => ({ message, date: dayOf(message) }));
  return runsOf(dated, (one, previous) => isSameDate(one.date, previous.date)).map((ofDay) => ({
    date: ofDay[0].date,
    messages: ofDay.map(({ message }) => message),
  }));
}

/**
 * Messages of a day, oldest first, in groups of one sender with at most five minutes from one to the next. Their order
 * stays.
 */
export function groupMessages<Message extends Grouped>(
  messages: readonly Message[],
): MessageGroup<Message>[] {
  return runsOf(messages, standsTogether).map((together) => ({
    sender: together[0].sender,
    messages: together,
  }));
}

type Run<Item> = [Item, ...Item[]];

/** Cuts a list wherever an item doesn't belong to the one before it. */
function runsOf<Item>(items: readonly Item[], belongs: (item: Item, previous: Item) => boolean): Run<Item>[] {
  const runs: Run<Item>[] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    if (run && previous !== undefined && belongs(item, previous)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

function standsTogether(message: Grouped, previous: Grouped): boolean {
  const gapMs = Date.parse(message.sent_at) - Date.parse(previous.sent_at);
  return message.sender === previous.sender && gapMs <= GROUP_GAP_MS;
}
