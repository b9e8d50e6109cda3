import { GIFT_IDS, type GiftId } from './gifts';

/** The longest summary, in grapheme clusters. */
const SUMMARY_LENGTH = 80;

interface Summarised {
  sender: 'me' | 'other' | 'system';
  type: 'text' | 'photo' | 'gift' | 'system';
  text?: string | undefined;
  gift?: { id: GiftId } | undefined;
}

/** What a conversation list says of the last message; the interface has the words for all but a text. */
export type MessageSummary =
  | { kind: 'text'; byMe: boolean; text: string }
  | { kind: 'photo'; byMe: boolean }
  | { kind: 'gift'; byMe: boolean; giftId: GiftId }
  | { kind: 'match' };

/** A message in one line: a text without its line breaks, cut at a character; a photo or gift by its kind. Source: product.md §3. */
export function summarizeMessage(message: Summarised): MessageSummary {
  return SUMMARIES[message.type](message, message.sender === 'me');
}

const SUMMARIES = {
  text: ({ text = '' }, byMe) => ({ kind: 'text', byMe, text: oneLine(text) }),
  photo: (_, byMe) => ({ kind: 'photo', byMe }),
  gift: ({ gift }, byMe) => ({ kind: 'gift', byMe, giftId: gift?.id ?? GIFT_IDS[0] }),
  system: () => ({ kind: 'match' }),
} as const satisfies Record<Summarised['type'], (message: Summarised, byMe: boolean) => MessageSummary>;

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const clusters = Array.from(
    new Intl.Segmenter().segment(line.slice(0, SUMMARY_LENGTH * 8)),
    (part) => part.segment,
  );
  return clusters.length > SUMMARY_LENGTH ? `${clusters.slice(0, SUMMARY_LENGTH - 1).join('')}…` : line;
}
