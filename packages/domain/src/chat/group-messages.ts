import { calendarDateIn, isSameDate, MINUTE, type CalendarDate } from '../time';

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

/** What was said on one day where the reader is. */
export interface MessageDay<Message extends Grouped> {
  date: CalendarDate;
  groups: readonly MessageGroup<Message>[];
}

/**
 * Messages, oldest first, by the reader's days and in groups of one sender with at most five minutes from one to the
 * next. Their order stays: a message that was held and came late may begin a day anew. Throws a RangeError for an
 * unknown zone. Source: our own choice.
 */
export function groupMessages<Message extends Grouped>(
  messages: readonly Message[],
  timeZone: string,
): MessageDay<Message>[] {
  return runsOf(messages, (message, previous) => isSameDay(message, previous, timeZone)).map((ofDay) => ({
    date: dayOf(ofDay[0], timeZone),
    groups: runsOf(ofDay, standsTogether).map((together) => ({
      sender: together[0].sender,
      messages: together,
    })),
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

function isSameDay(message: Grouped, previous: Grouped, timeZone: string): boolean {
  return isSameDate(dayOf(message, timeZone), dayOf(previous, timeZone));
}

function dayOf({ sent_at: sentAt }: Grouped, timeZone: string): CalendarDate {
  return calendarDateIn(timeZone, new Date(sentAt));
}

function standsTogether(message: Grouped, previous: Grouped): boolean {
  const gapMs = Date.parse(message.sent_at) - Date.parse(previous.sent_at);
  return message.sender === previous.sender && gapMs <= GROUP_GAP_MS;
}
