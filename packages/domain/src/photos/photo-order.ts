/** What the order of a profile's photos and the choice of its main one go by. */
export interface OrderedPhoto {
  id: string;
  main: boolean;
  private: boolean;
}

/** A change of one photo; what is left out stays. `position` counts from 0 among all photos of the profile. */
export interface PhotoChange {
  main?: boolean | undefined;
  private?: boolean | undefined;
  position?: number | undefined;
}

/** Why a change can't be made. */
export type PhotoChangeProblem = 'main_is_private' | 'main_is_needed';

/**
 * The photos of a profile, in order and the main one first, after a change of one of them. A private photo can't be the main one, so it has to
 * be made public in the same change; the main photo can't be unset, only handed over. Where a main photo is made private
 * the first public one takes its place, if there is any. A position past the end is the end. Source: product.md §2.
 */
export function changePhoto<Photo extends OrderedPhoto>(
  photos: readonly Photo[],
  { id, change }: { id: string; change: PhotoChange },
): Photo[] | PhotoChangeProblem {
  const photo = photos.find((one) => one.id === id);
  if (!photo) return mainFirst(photos);
  const isPrivate = change.private ?? photo.private;
  if (change.main === true && isPrivate) return 'main_is_private';
  if (change.main === false && photo.main) return 'main_is_needed';
  const isMain = (change.main ?? photo.main) && !isPrivate;
  const changed = mainFirst(photos).map((one) => ({
    ...one,
    private: one.id === id ? isPrivate : one.private,
    main: one.id === id ? isMain : one.main && !isMain,
  }));
  return mainFirst(withMain(movePhoto(changed, { id, position: change.position })));
}

/**
 * The photos as a profile shows them: the main one first, the others in their order. Source: product.md §2, Profile
 * settings.
 */
export function mainFirst<Photo extends Pick<OrderedPhoto, 'main'>>(photos: readonly Photo[]): Photo[] {
  return photos.toSorted((a, b) => Number(b.main) - Number(a.main));
}

/**
 * The photos in the same order with a main one among them, where any may be: the first that isn't private. Source:
 * product.md §2.
 */
export function withMain<Photo extends OrderedPhoto>(photos: readonly Photo[]): Photo[] {
  if (photos.some(({ main }) => main)) return [...photos];
  const first = photos.find((photo) => !photo.private);
  return photos.map((photo) => ({ ...photo, main: photo === first }));
}

function movePhoto<Photo extends OrderedPhoto>(
  photos: readonly Photo[],
  { id, position }: { id: string; position: number | undefined },
): Photo[] {
  if (position === undefined) return [...photos];
  const moved = photos.filter((photo) => photo.id === id);
  const others = photos.filter((photo) => photo.id !== id);
  return [...others.slice(0, position), ...moved, ...others.slice(position)];
}
