import { style } from '@vanilla-extract/css';
import { space } from '@vela/ui/tokens';

export const page = style({ display: 'grid', gap: space[8], paddingBlock: `${space[8]} ${space[16]}` });
