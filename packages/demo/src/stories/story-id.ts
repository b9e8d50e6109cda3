/** The id of something in an account's past: as long as any other, and the same each time. */
export function storyId(mark: string, place: string): string {
  return `DemoStory${mark}${place}`.padEnd(22, '0');
}
