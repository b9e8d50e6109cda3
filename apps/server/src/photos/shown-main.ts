import { sql } from 'kysely';

/**
 * Whether a row of `photos` is the main photo that everyone may see, as by `photoVariantFor`, with a file or to be drawn. The index
 * `photos_shown_main` says the same.
 */
export const isShownMain = sql<boolean>`(
  photos.main and photos.status = 'active' and (photos.ready or photos.portrait is not null)
)`;
