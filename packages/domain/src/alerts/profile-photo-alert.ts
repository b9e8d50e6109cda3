import { defineAlert, type AlertUser } from './define-alert';

/** Asks a member without a main photo for one. Source: product.md §2. */
export const profilePhotoAlert = defineAlert({
  key: 'hide-enrich-alert',
  shows: ({ user }) => user !== null && lacksMainPhoto(user),
});

/** Whether a member has no main photo; few like such a profile. Source: product.md §2. */
export function lacksMainPhoto({ profile }: Pick<AlertUser, 'profile'>): boolean {
  return !profile?.main_image;
}
