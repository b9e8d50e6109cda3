import { styleVariants } from '@vanilla-extract/css';
import { sizes, widths } from '../tokens';

const base = { inlineSize: '100%', marginInline: 'auto', paddingInline: sizes.gutter } as const;

export const container = styleVariants({
  page: { ...base, maxInlineSize: `calc(${widths.page} + 2 * ${sizes.gutter})` },
  text: { ...base, maxInlineSize: `calc(${widths.text} + 2 * ${sizes.gutter})` },
  form: { ...base, maxInlineSize: `calc(${widths.form} + 2 * ${sizes.gutter})` },
});
