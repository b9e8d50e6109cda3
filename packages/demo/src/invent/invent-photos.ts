import type { Gender } from '@vela/domain/profile';
import type { Chance } from '../random/chance';
import type { HairTone } from '../portraits/palette';
import { SCENE_NAMES } from '../portraits/scenes';
import type { InventedPhoto } from './invented-member';

interface Person {
  /** The id of the member, 22 characters. */
  id: string;
  gender: Gender;
  age: number;
  skin: number;
  tone: HairTone;
}

/** Someone's photos, the main one first; the last of some is private, and a few have none yet. */
export function inventPhotos(
  { id, gender, age, skin, tone }: Person,
  chance: Chance,
  count = chance.pick([0, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5]),
): InventedPhoto[] {
  const scenes = SCENE_NAMES.map((scene) => ({ scene, at: chance.next() })).toSorted((a, b) => a.at - b.at);
  const hasPrivate = count > 2 && chance.happens(0.35);
  const scarf = gender === 'female' && skin >= 2 && skin <= 4 && age < 66 && chance.happens(0.2);
  return scenes.slice(0, count).map(({ scene }, shot) => ({
    id: photoId(id, shot),
    private: hasPrivate && shot === count - 1,
    portrait: { person: id, gender, age, skin, hair: tone, scarf, scene, shot },
  }));
}

/** An id as long as any other, of a member's id and a letter. */
function photoId(memberId: string, shot: number): string {
  return `${memberId.replace('DemoMember', 'DemoPhoto')}${'abcdefgh'[shot] ?? ''}`;
}
