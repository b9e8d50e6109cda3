/** How many photos a profile may hold. Source: product.md §5, §9. */
const PHOTO_LIMITS = { free: 3, premium: 25 } as const;

/** How many photos a member may keep: 3, and 25 for whoever has ever bought credits. */
export function photoLimitOf({ premium }: { premium: boolean }): number {
  return premium ? PHOTO_LIMITS.premium : PHOTO_LIMITS.free;
}

/** What an upload may be: whoever sends more is refused before it is decoded. Bytes and pixels. */
export const UPLOAD_LIMITS = { bytes: 15 * 1024 * 1024, pixels: 50_000_000 } as const;

/** The kinds of files that are taken as photos, as browsers name them. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Width to height of a photo as profiles and cards show it. */
export const PHOTO_RATIO = 4 / 5;
