import { style } from '@vanilla-extract/css';
import { space } from '@vela/ui/tokens';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
