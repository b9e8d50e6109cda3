import { style } from '@vanilla-extract/css';
import { space } from '@vela/ui/tokens';

export const loggedOut = style({ paddingBlock: space[4] });
