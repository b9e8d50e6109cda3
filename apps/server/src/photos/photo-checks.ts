import type { AppContext } from '../core/context';

/** Nobody checks photos until operators have an area for it: a photo that waited for a check would never be shown. */
export const CAN_CHECK_PHOTOS = false;

/** Says at the start which sites show photos that nobody has checked, though their setting asks for a check before. */
export async function warnOfUncheckedPhotos({
  sites,
  log,
}: Pick<AppContext, 'sites'> & { log: { warn: (fields: object, message: string) => void } }): Promise<void> {
  if (CAN_CHECK_PHOTOS) return;
  for (const { id, settings } of await sites.all()) {
    if (settings.photo_check === 'before')
      log.warn({ site: id }, 'photos are shown at once: nobody can check them before');
  }
}
