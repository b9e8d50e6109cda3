/** What a member can answer a message with in one press, in the order they are offered. Source: decisions.md, Chat. */
export const REACTIONS = ['heart', 'laugh', 'wow', 'sad', 'thumbs_up', 'fire'] as const;

export type Reaction = (typeof REACTIONS)[number];

interface Reacted {
  /** Whether who reacts wrote the message. */
  own: boolean;
  type: 'text' | 'photo' | 'gift' | 'system';
}

/** Whether a message can be reacted to, and answered by name: what the other wrote, and what oneself wrote can only be answered. */
export function canReact({ own, type }: Reacted): boolean {
  return !own && type !== 'system';
}
