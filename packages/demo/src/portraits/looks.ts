import type { Gender } from '@vela/domain/profile';

/** Numbers of the figure set's parts by who they suit; a part that is named twice is worn twice as often. */
interface Look {
  hair: readonly number[];
  hairOfTheOld: readonly number[];
  brows: readonly number[];
  bodies: readonly number[];
}

export const LOOKS = {
  female: {
    hair: [2, 4, 8, 10, 11, 20, 23, 28, 29, 30, 36, 37, 39, 41, 43, 48, 57, 58],
    hairOfTheOld: [4, 11, 29, 43, 48, 58],
    brows: [12, 12, 4],
    bodies: [6, 7, 11, 13, 14, 16, 17, 19, 21],
  },
  male: {
    hair: [1, 3, 5, 6, 7, 9, 12, 13, 15, 16, 18, 19, 22, 27, 31, 32, 34, 38, 49, 54, 55, 56, 60],
    hairOfTheOld: [5, 6, 13, 16, 34, 49, 55, 60],
    brows: [8, 4, 5, 12],
    bodies: [5, 6, 7, 13, 14, 16, 17, 23, 25],
  },
} as const satisfies Record<Gender, Look>;

/** Hair that is a scarf, and takes a colour of its own. */
export const SCARF_HAIR = 62;
/** These styles of the set leave the scalp white. */
export const SHAVED_HAIR: readonly number[] = [7, 26, 32, 44, 60];

export const SMILES = [3, 14, 17, 22, 22, 23, 23, 25] as const;
export const NOSES = [1, 5, 6, 7, 10, 12, 13, 16, 18] as const;
export const BEARDS = [2, 2, 12] as const;
export const GLASSES = [3, 8, 11] as const;
export const EYES = 5;
