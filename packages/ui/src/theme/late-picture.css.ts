import { style } from '@vanilla-extract/css';
import { media } from '../tokens';
import { picturesLater } from './attributes';

/** A picture that only adorns: where the page says so, it comes behind the scripts. It takes no room till then. */
export const latePicture = style({
  '@media': {
    // One that isn't laid out isn't loaded, where it says `lazy`.
    [media.scripted]: { selectors: { [`${picturesLater} &`]: { display: 'none' } } },
  },
});
