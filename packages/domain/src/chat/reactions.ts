/** What a member can answer a message with in one press, in the order they are offered. Source: decisions.md, Chat. */
export const REACTIONS = ['heart', 'laugh', 'wow', 'sad', 'thumbs_up', 'fire'] as const;

export type Reaction = (typeof REACTIONS)[number];

interface Reacted {
  /** Whether the member wrote the message itself. */
  own: boolean;
  type: 'text' | 'photo' | 'gift' | 'system';
}

/** Whether a member can react to a message: to what the other wrote, and not to its own or to what the system says. */
export function canReact({ own, type }: Reacted): boolean {
  return !own && type !== 'system';
}
