/** The parts of the changelog, in its order: a changeset belongs to the one that its file's name begins with. */
export const AREAS = {
  members: 'Members',
  chat: 'Chat',
  money: 'Money',
  sites: 'Sites',
  operators: 'Operators',
} as const;

export type Area = keyof typeof AREAS;

/** The area of `chat-reactions.md`; null where the name begins with none. */
export function areaOf(fileName: string): Area | null {
  const [first = ''] = fileName.split('-');
  return Object.hasOwn(AREAS, first) ? (first as Area) : null;
}
