import { style } from '@vanilla-extract/css';
import { space } from '@vela/ui/tokens';

/** Apart from the words before, which are many. */
export const secondThought = style({ display: 'block', marginBlockStart: space[3] });
