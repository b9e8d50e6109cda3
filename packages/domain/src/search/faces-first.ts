/**
 * The results of a page in the order that someone sees them: for a visitor, who judges by one page, those of whom a photo is
 * shown come first.
 */
export function facesFirst<Found extends { main_image: object | null }>(
  found: readonly Found[],
  viewer: { member: boolean },
): Found[] {
  return found.toSorted((a, b) => (viewer.member ? 0 : Number(!a.main_image) - Number(!b.main_image)));
}
