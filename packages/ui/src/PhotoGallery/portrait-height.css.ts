import { createVar } from '@vanilla-extract/css';

/** At most: how high the first photo is on a phone, on a page that leaves it less room than others. */
export const portraitHeight = createVar();
