import { style } from '@vanilla-extract/css';
import { space } from '@vela/ui/tokens';

export const page = style({ paddingBlock: `${space[6]} ${space[16]}` });
