import { profileFixture } from '@vela/api-client/testing';
import type { Image } from '@vela/contract/entities/image';
import { portraitOf } from './people';

/** A member with every part of a profile, for the stories of its screen. */
export const nadia = profileFixture({
  id: 'nadia',
  name: 'Nadia',
  age: 34,
  premium: true,
  about: 'Architect by day, slow cook by night. I still measure every city by its bakeries.',
  reason: 'To meet someone who asks a second question.',
  interests: ['hiking', 'coffee', 'music', 'cooking', 'wine'],
  relationship_status: 'single',
  hair_color: 'black',
  eye_color: 'brown',
  body_type: 'normal',
  tattoos: false,
  main_image: portraitOf('nadia'),
  // The photos as a free member sees them: a premium member sees the blurred ones sharp, and the last one
  // only with access.
  photos: [
    portraitOf('nadia'),
    blurred('nadia-sea-blurred'),
    blurred('nadia-forest-blurred'),
    { id: 'private', status: 'active', private: true, main: false, variant: 'locked' },
  ],
});

function blurred(name: string): Image {
  return portraitOf(name, { main: false, variant: 'blurred' });
}
