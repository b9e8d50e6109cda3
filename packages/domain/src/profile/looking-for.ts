/** What members may look for, in the order it is offered. Source: decisions.md, Discovery. */
export const LOOKING_FOR = ['relationship', 'dating', 'friendship', 'conversation'] as const;

export type LookingFor = (typeof LOOKING_FOR)[number];

/** Whether a value is something that members may look for. Source: decisions.md, Discovery. */
export function isLookingFor(value: unknown): value is LookingFor {
  return (LOOKING_FOR as readonly unknown[]).includes(value);
}
