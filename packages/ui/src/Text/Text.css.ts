import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { fontWeights, lineHeights, tracking } from '../tokens';

const { color, text } = vars;

export const textStyle = recipe({
  variants: {
    size: {
      stamp: { fontSize: text.stamp, lineHeight: lineHeights.note },
      label: { fontSize: text.label, lineHeight: lineHeights.note },
      body: { fontSize: text.body },
      lead: { fontSize: text.lead },
      section: { fontSize: text.section, lineHeight: lineHeights.note, letterSpacing: tracking.snug },
      page: { fontSize: text.page, lineHeight: lineHeights.snug, letterSpacing: tracking.tight },
    },
    tone: {
      normal: {},
      muted: { color: color.textMuted },
      danger: { color: color.dangerText },
      success: { color: color.successText },
    },
    weight: {
      regular: {},
      medium: { fontWeight: fontWeights.medium },
      bold: { fontWeight: fontWeights.bold },
    },
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    /** Lines as long as they read well: a note, a lead, a page of text. */
    measure: {
      none: {},
      note: { maxInlineSize: '22em' },
      lead: { maxInlineSize: '27em' },
      text: { maxInlineSize: '39em' },
    },
    numbers: { true: { fontVariantNumeric: 'tabular-nums' } },
    truncate: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  },
});
