import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { lines, media, space } from '@vela/ui/tokens';

/** Without script it is hidden, as a press would do nothing. */
export const needsScript = style({
  paddingBlockStart: space[3],
  borderBlockStart: `${lines.hair} solid ${vars.color.border}`,
  '@media': { [media.noScript]: { display: 'none' } },
});

// Its words begin where those of the languages above do.
globalStyle(`${needsScript} legend`, {
  paddingInlineStart: space[2],
  '@media': { [media.tablet]: { paddingInlineStart: space[3] } },
});
