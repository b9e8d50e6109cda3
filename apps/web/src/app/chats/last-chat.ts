import { laterChat, type LastChat } from '@vela/domain/chat';
import { readStored, writeStored } from '../../kit/storage/member-storage';

const NAME = 'last-chat';

/** Stores the conversation that was opened, unless another window opened one after it. */
export function saveLastChat(memberId: string, opened: LastChat): void {
  if (laterChat(parseLastChat(readLastChat(memberId)), opened) !== opened) return;
  writeStored(memberId, NAME, `${opened.openedAt.toISOString()} ${opened.conversationId}`);
}

/** Returns the stored id; null for none. */
export function readLastChat(memberId: string): string | null {
  return readStored(memberId, NAME);
}

/** A storage is anyone's to write who sits at the browser: what is no conversation with its time is none. */
export function parseLastChat(stored: string | null): LastChat | null {
  const [time = '', conversationId = ''] = stored?.split(' ') ?? [];
  const openedAt = new Date(time);
  return conversationId === '' || Number.isNaN(openedAt.getTime()) ? null : { conversationId, openedAt };
}
