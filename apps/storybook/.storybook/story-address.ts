/** What the toolbars are set to, by name. */
export type ToolbarValues = Readonly<Record<string, unknown>>;

/**
 * The address of a story by itself, with the toolbars as they are here; the frame around it sets the width.
 */
export function storyAddress(id: string, globals: ToolbarValues): string {
  const set = Object.entries(globals)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => `${name}:${String(value)}`);
  const query = new URLSearchParams({ id, viewMode: 'story', globals: set.join(';') });
  return `iframe.html?${query.toString()}`;
}
