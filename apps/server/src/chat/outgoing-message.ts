import { findMessageFault, type GiftId, type Sendable } from '@vela/domain/chat';
import type { Language } from '@vela/domain/locale';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Call } from '../core/handler';
import type { MessageRow } from './message-row';

/** What a message says, as it will be stored. */
export type Outgoing =
  | { type: 'text'; text: string; language: Language | null }
  | { type: 'photo'; photoId: string }
  | { type: 'gift'; giftId: GiftId };

/** Reads what is to be sent. Failures: `message_too_long`, `invalid_input`. */
export async function readOutgoing(
  { textLanguages }: Pick<AppContext, 'textLanguages'>,
  {
    body,
    site: { settings },
    session: { language: writer },
  }: Pick<Call<'sendMessage'>, 'body' | 'site' | 'session'>,
): Promise<Outgoing> {
  switch (body.type) {
    case 'text': {
      const text = readText(body.text, settings.message_length);
      return { type: 'text', text, language: await textLanguages.languageOf(text, { writer }) };
    }
    case 'photo':
      return { type: 'photo', photoId: body.photo_id };
    case 'gift':
      return { type: 'gift', giftId: body.gift_id };
    default:
      return body satisfies never;
  }
}

export function sendableOf(outgoing: Outgoing): Sendable {
  return outgoing.type === 'gift' ? outgoing : { type: outgoing.type };
}

/** The columns that hold it. */
export type OutgoingColumns = Pick<MessageRow, 'text' | 'language' | 'photo_id' | 'gift_id'> &
  Pick<Outgoing, 'type'>;

export function columnsOf(outgoing: Outgoing): OutgoingColumns {
  return {
    type: outgoing.type,
    text: outgoing.type === 'text' ? outgoing.text : null,
    language: outgoing.type === 'text' ? outgoing.language : null,
    photo_id: outgoing.type === 'photo' ? outgoing.photoId : null,
    gift_id: outgoing.type === 'gift' ? outgoing.giftId : null,
  };
}

function readText(text: string, limit: number): string {
  const fault = findMessageFault(text, limit);
  if (fault === 'too_long') throw new Failure('message_too_long', { params: { limit } });
  if (fault !== null) throw new Failure('invalid_input', { fields: [{ path: 'text', code: fault }] });
  return text;
}
