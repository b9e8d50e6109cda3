import { cleanText, findTextFault, type TextBounds } from '@vela/domain/text';
import * as v from 'valibot';

/** A text that a person writes: what comes out is cleaned, and fits. Codes: `too_long {limit}`, `invalid`. */
export function textSchema(bounds: TextBounds) {
  return v.pipe(v.string(), v.transform(cleanText), fits(bounds.limit), isPlain(bounds));
}

/** Returns a schema in which an empty text deletes an answer. */
export function nullableTextSchema(bounds: TextBounds) {
  return v.nullable(
    v.pipe(
      textSchema(bounds),
      v.transform((text) => (text === '' ? null : text)),
    ),
  );
}

/**
 * It applies the rule of the domain, which decides the units, too; the issue and the JSON Schema contain the
 * limit.
 */
function fits(limit: number): v.MaxGraphemesAction<string, number, undefined> {
  return {
    ...v.maxGraphemes(limit),
    '~run'(dataset, config) {
      if (dataset.typed && findTextFault(dataset.value, { limit }) === 'too_long')
        v._addIssue(this, 'graphemes', dataset, config);
      return dataset;
    },
  };
}

/** That nothing in a cleaned text hides, turns or overprints other text; how long it is doesn't matter. Code: `invalid`. */
export function isPlain(bounds: TextBounds) {
  return v.check((text: string) => findTextFault(text, bounds) !== 'invalid', 'invalid');
}
