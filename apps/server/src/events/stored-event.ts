/** The stored data of each kind of event: ids, from which the member's view is made when it is sent. */
export interface StoredEventData {
  message: { message_id: string };
  read: { conversation_id: string; read_at: string; reader_id: string };
  reaction: { message_id: string };
  like: { profile_id: string };
  match: { profile_id: string };
  like_seen: { profile_id: string };
  credits: Record<string, never>;
  conversation_deleted: { id: string };
  blocked: { profile_id: string };
  user: Record<string, never>;
}

export type StoredEventName = keyof StoredEventData;

/** An event for one member. */
export type StoredEvent = {
  [Name in StoredEventName]: { memberId: string; name: Name; data: StoredEventData[Name] };
}[StoredEventName];
