import type { Image } from '@vela/contract/entities/image';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import type { BodyOf } from '@vela/contract/registry';
import { changePhoto, photoLimitOf, withMain } from '@vela/domain/photos';
import type { FakeHandlers } from './fake-handler';
import { imageFixture, ownProfileFixture } from './fixtures';

/** The member's own profile and photos, which change as on a server. */
export function profileHandlers(start: OwnProfile = ownProfileFixture()) {
  let profile = start;
  let lastId = 0;
  const show = (photos: Image[]): Image[] => {
    profile = { ...profile, photos, main_image: photos.find(({ main }) => main) ?? null };
    return photos;
  };
  return {
    getProfile: () => ({ profile }),
    updateProfile: ({ body }) => {
      profile = changedProfile(profile, body);
      return { profile };
    },
    addPhoto: ({ body, reject }) => {
      const limit = photoLimitOf({ premium: profile.premium });
      if (profile.photos.length >= limit) return reject('photo_limit', { params: { limit } });
      lastId += 1;
      const photo = imageFixture({ id: `new-${lastId}`, private: body.private, main: false });
      const photos = show(withMain([...profile.photos, photo]));
      return { photo: photos.at(-1) ?? photo };
    },
    updatePhoto: ({ body: { id, ...change }, reject }) => {
      const photos = changePhoto(profile.photos, { id, change });
      if (typeof photos === 'string') return reject('invalid_input');
      const photo = show(photos).find((one) => one.id === id);
      return photo ? { photo, photos } : reject('not_found');
    },
    deletePhoto: ({ body }) => ({
      photos: show(withMain(profile.photos.filter(({ id }) => id !== body.id))),
    }),
    givePhotoAccess: () => ({ access: true }),
    takePhotoAccess: () => ({ access: false }),
  } as const satisfies Partial<FakeHandlers>;
}

/** What is null is gone. */
function changedProfile(profile: OwnProfile, change: BodyOf<'updateProfile'>): OwnProfile {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const kept = Object.entries({ ...profile, ...Object.fromEntries(given) }).filter(([name, value]) => {
    return value !== null || name === 'main_image';
  });
  return Object.fromEntries(kept) as OwnProfile;
}
