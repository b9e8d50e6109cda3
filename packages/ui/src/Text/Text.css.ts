import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { fontWeights, tracking } from '../tokens';

const { color, text } = vars;

export const textStyle = recipe({
  variants: {
    size: {
      stamp: { fontSize: text.stamp, lineHeight: 1.4 },
      label: { fontSize: text.label, lineHeight: 1.45 },
      body: { fontSize: text.body },
      lead: { fontSize: text.lead },
      section: { fontSize: text.section, lineHeight: 1.35, letterSpacing: tracking.snug },
      page: { fontSize: text.page, lineHeight: 1.25, letterSpacing: tracking.tight },
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
