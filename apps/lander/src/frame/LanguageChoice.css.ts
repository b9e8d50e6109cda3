import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { space } from '@vela/ui/tokens';

export const languages = style({ paddingBlock: space[10] });

export const title = style({ fontSize: vars.text.section });

export const list = style({ marginBlockStart: space[2] });
