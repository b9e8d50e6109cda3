import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';

export const bar = style({ inlineSize: '100%', accentColor: vars.color.accent });
