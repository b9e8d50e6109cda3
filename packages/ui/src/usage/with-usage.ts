/** How a component is used well: sentences that stand beside each other on its page in Storybook. */
export interface Usage {
  does: readonly [string, ...string[]];
  not: readonly [string, ...string[]];
}

/** The parameters of stories that give their component its notes. */
export function withUsage(usage: Usage) {
  return { usage };
}
