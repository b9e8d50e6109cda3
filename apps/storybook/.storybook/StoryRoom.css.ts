import { styleVariants } from '@vanilla-extract/css';
import { widths } from '@vela/ui/tokens';

export const columns = styleVariants(widths, (width) => ({ maxInlineSize: width }));
