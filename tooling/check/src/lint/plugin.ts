import { layers } from './rules/layers.ts';
import { noAmbient } from './rules/no-ambient.ts';
import { noBareHover } from './rules/no-bare-hover.ts';
import { noBareName } from './rules/no-bare-name.ts';
import { noInlineStyle } from './rules/no-inline-style.ts';
import { noRawColour } from './rules/no-raw-colour.ts';
import { noRawIntl } from './rules/no-raw-intl.ts';
import { noRawMeasure } from './rules/no-raw-measure.ts';
import { noRawNormalForm } from './rules/no-raw-normal-form.ts';
import { noSleep } from './rules/no-sleep.ts';
import { noSlowPattern } from './rules/no-slow-pattern.ts';
import { noWordChoice } from './rules/no-word-choice.ts';
import { plainWords } from './rules/plain-words.ts';

/** The rules that only this workspace has; oxlint takes a plugin as a default export. */
export default {
  meta: { name: 'vela' },
  rules: {
    layers,
    'no-ambient': noAmbient,
    'no-bare-hover': noBareHover,
    'no-bare-name': noBareName,
    'no-inline-style': noInlineStyle,
    'no-raw-colour': noRawColour,
    'no-raw-intl': noRawIntl,
    'no-raw-measure': noRawMeasure,
    'no-raw-normal-form': noRawNormalForm,
    'no-sleep': noSleep,
    'no-slow-pattern': noSlowPattern,
    'no-word-choice': noWordChoice,
    'plain-words': plainWords,
  },
};
