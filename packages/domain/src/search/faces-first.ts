/**
 * The results of a page in the order shown. A visitor judges the site by one page, so members with a
 * visible photo come first.
 */
export function facesFirst<Found extends { main_image: object | null }>(
  found: readonly Found[],
  viewer: { member: boolean },
): Found[] {
  return found.toSorted((a, b) => (viewer.member ? 0 : Number(!a.main_image) - Number(!b.main_image)));
}
