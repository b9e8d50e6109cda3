import { styleVariants } from '@vanilla-extract/css';
import { sizes } from '../tokens';

const base = { inlineSize: '100%', marginInline: 'auto', paddingInline: sizes.gutter } as const;

export const container = styleVariants({
  page: { ...base, maxInlineSize: `calc(${sizes.page} + 2 * ${sizes.gutter})` },
  text: { ...base, maxInlineSize: `calc(44rem + 2 * ${sizes.gutter})` },
  form: { ...base, maxInlineSize: `calc(${sizes.form} + 2 * ${sizes.gutter})` },
});
