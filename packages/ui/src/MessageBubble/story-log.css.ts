import { style } from '@vanilla-extract/css';
import { estimates } from '../tokens';

/** It scrolls as a conversation does, from its end on, and is about one message high. */
export const log = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  blockSize: estimates.message,
  overflowY: 'auto',
});
