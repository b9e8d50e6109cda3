/** How a viewer sees a photo: whole, made unrecognisable, or not at all. */
export type PhotoVariant = 'sharp' | 'blurred' | 'locked';

/** Whether a photo waits to be checked, is shown, or was refused. Source: product.md §3. */
export type PhotoStatus = 'pending' | 'active' | 'rejected';

export interface ShownPhoto {
  status: PhotoStatus;
  main: boolean;
  private: boolean;
}

export interface PhotoViewer {
  /** Whether it is the viewer's own photo. */
  owner: boolean;
  /** False for a visitor. */
  member: boolean;
  premium: boolean;
  /** Whether the owner lets this viewer see the private ones. */
  access: boolean;
}

/**
 * How a viewer sees a photo; null when the viewer may not even know of it. Clauses, the first that holds decides:
 * the owner sees all; others see only active photos; a private one is locked but for those let in; the main one is
 * sharp; a visitor sees no other; the rest is sharp for premium members and blurred for free ones.
 * Source: decisions.md, Access.
 */
export function photoVariantFor(photo: ShownPhoto, viewer: PhotoViewer): PhotoVariant | null {
  if (viewer.owner) return 'sharp';
  if (photo.status !== 'active') return null;
  if (photo.private) return privateVariant(viewer);
  if (photo.main) return 'sharp';
  if (!viewer.member) return null;
  return viewer.premium ? 'sharp' : 'blurred';
}

/**
 * How one of the two sees a photo that was sent in a conversation: its sender always, the other as soon as it is checked,
 * paid or not. Source: decisions.md, Access.
 */
export function sentPhotoVariantFor(
  { status }: Pick<ShownPhoto, 'status'>,
  { owner }: Pick<PhotoViewer, 'owner'>,
): Exclude<PhotoVariant, 'blurred'> {
  return owner || status === 'active' ? 'sharp' : 'locked';
}

function privateVariant({ member, access }: PhotoViewer): PhotoVariant | null {
  if (!member) return null;
  return access ? 'sharp' : 'locked';
}
