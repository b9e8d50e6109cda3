import { style } from '@vanilla-extract/css';
import { estimates } from '../tokens';

/** As a conversation scrolls, from its end on, and about one message high. */
export const log = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  blockSize: estimates.message,
  overflowY: 'auto',
});
