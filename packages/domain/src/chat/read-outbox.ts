import { isErrorCode } from '../errors';
import { isGiftId } from './gifts';
import type { OutboxMessage, OutgoingContent } from './outbox';

/**
 * Returns the outbox that was stored as text. What can't be read is left out: a newer version may have stored
 * it, or another program.
 */
export function readOutbox(text: string | null): OutboxMessage[] {
  const kept: unknown = parse(text);
  return Array.isArray(kept) ? kept.flatMap(readMessage) : [];
}

function readMessage(value: unknown): OutboxMessage[] {
  const { clientId, profileId, replyTo, createdAt, undoUntil, content, state } = fieldsOf(value);
  const read = readContent(content);
  const isWhole = isText(clientId) && isText(profileId) && isTime(createdAt);
  if (!isWhole || !read) return [];
  return [
    {
      clientId,
      profileId,
      ...(isText(replyTo) && { replyTo }),
      createdAt,
      ...(isTime(undoUntil) && { undoUntil }),
      content: read,
      state: readState(state),
    },
  ];
}

function readContent(value: unknown): OutgoingContent | null {
  const { type, text, photoId, giftId } = fieldsOf(value);
  if (type === 'text' && isText(text)) return { type, text };
  if (type === 'photo' && isText(photoId)) return { type, photoId };
  if (type === 'gift' && isGiftId(giftId)) return { type, giftId };
  return null;
}

function readState(value: unknown): OutboxMessage['state'] {
  const { status, code, attempts, retryAt } = fieldsOf(value);
  if (status === 'failed' && isErrorCode(code)) return { status, code };
  const known = typeof attempts === 'number' && Number.isSafeInteger(attempts) ? attempts : 0;
  if (status === 'sending') return { status, attempts: known };
  return { status: 'queued', attempts: known, retryAt: isText(retryAt) ? retryAt : null };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isTime(value: unknown): value is string {
  return isText(value) && !Number.isNaN(Date.parse(value));
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
