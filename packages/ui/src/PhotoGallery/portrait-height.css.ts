import { createVar } from '@vanilla-extract/css';

/** The first photo is at most this high on a phone, on a page that leaves it less room than others. */
export const portraitHeight = createVar();
