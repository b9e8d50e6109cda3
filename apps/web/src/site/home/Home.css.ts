import { style } from '@vanilla-extract/css';
import { space } from '@vela/ui/tokens';

export const languages = style({ paddingBlockEnd: space[16] });

export const list = style({ marginBlockStart: space[2] });

export const loggedOut = style({ paddingBlock: space[4] });
