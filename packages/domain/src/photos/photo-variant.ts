/** How a viewer sees a photo: whole, made unrecognisable, or not at all. Source: decisions.md, Access. */
export const PHOTO_VARIANTS = ['sharp', 'blurred', 'locked'] as const;

export type PhotoVariant = (typeof PHOTO_VARIANTS)[number];

/** Whether a photo waits to be checked, is shown, or was rejected. Source: product.md §3. */
export const PHOTO_STATUSES = ['pending', 'active', 'rejected'] as const;

export type PhotoStatus = (typeof PHOTO_STATUSES)[number];

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

/** What a photo is uploaded for: the profile, or a conversation. Source: product.md §3. */
export const PHOTO_PURPOSES = ['profile', 'chat'] as const;

export type PhotoPurpose = (typeof PHOTO_PURPOSES)[number];

/** A photo that someone wants to send. */
export interface SendablePhoto {
  ownerId: string;
  purpose: PhotoPurpose;
  ready: boolean;
  status: PhotoStatus;
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

/**
 * Whether someone may send a photo in a conversation: one's own, uploaded for that, its files ready, and not
 * rejected. It may wait to be checked: the other sees it after that. Source: decisions.md, Access.
 */
export function maySendPhoto(
  { ownerId, purpose, ready, status }: SendablePhoto,
  { memberId }: { memberId: string },
): boolean {
  return ownerId === memberId && purpose === 'chat' && ready && status !== 'rejected';
}

function privateVariant({ member, access }: PhotoViewer): PhotoVariant | null {
  if (!member) return null;
  return access ? 'sharp' : 'locked';
}
