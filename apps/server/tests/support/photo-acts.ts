import type { Image } from '@vela/contract/entities/image';
import type { TestApp } from './create-test-app';
import { activePerson, type Person } from './people';
import { jpegFile } from './photo-files';

interface Fields {
  private?: 'true';
  purpose?: 'chat';
}

interface PersonWithPhotos {
  person: Person;
  main: Image;
  further: Image;
  hidden: Image;
}

/** It is as small as a photo can be that has a file of every kind: most of a photo's cost is its pixels. */
const SMALL = { width: 360, height: 450 };

/** What people do with photos. The app is asked for when somebody does: a file's tests are written before it is there. */
export function photoActs(app: () => TestApp) {
  const add = (person: Person, photo: File, fields: Fields = {}) =>
    app().call('addPhoto', { jar: person.jar, address: person.address, body: { photo, ...fields } });
  const small = jpegFile(SMALL);
  const photoOf = async (person: Person, fields: Fields = {}): Promise<Image> =>
    (await add(person, await small, fields)).result.photo;

  return {
    add,
    photoOf,
    /** A member with a main, a further and a private photo. */
    personWithPhotos: async (): Promise<PersonWithPhotos> => {
      const person = await activePerson(app());
      const main = await photoOf(person);
      const further = await photoOf(person);
      const hidden = await photoOf(person, { private: 'true' });
      return { person, main, further, hidden };
    },
    makePremium: async ({ user }: Person): Promise<void> => {
      await app().db.updateTable('members').set({ paid_user: true }).where('id', '=', user.id).execute();
    },
    photosOf: async (person: Person): Promise<Image[]> =>
      (await app().call('getProfile', { jar: person.jar })).result.profile.photos,
    /** The photos of a profile as another member sees them. */
    photosFor: async (viewer: Person, { user }: Person): Promise<Image[]> => {
      const { result } = await app().call('getMember', { jar: viewer.jar, query: { id: user.id } });
      return 'photos' in result.profile ? result.profile.photos : [];
    },
    load: (path: string | undefined, person?: Person): Promise<Response> =>
      app().fetch(path ?? 'no address', { ...(person && { jar: person.jar }) }),
    hasFiles: async ({ id }: Image): Promise<boolean> =>
      (await app().context.storage.find(`photos/${id}/sharp-360.webp`)) !== null,
  };
}

export const bytesOf = async (response: Response): Promise<Buffer> =>
  Buffer.from(await response.arrayBuffer());
