import { cleanText, findTextFault, isTypedTooLong, type TextBounds } from '@vela/domain/text';
import * as v from 'valibot';

/**
 * A text that a person writes: what comes out is cleaned, and fits. One that can't fit is rejected before it is cleaned: a
 * transformation ends a pipe that has an issue, where a further check would go on. Codes: `too_long {limit}`, `invalid`.
 */
export function textSchema({ limit, ...bounds }: TextBounds) {
  return v.pipe(
    v.string(),
    fits(limit, (text) => !isTypedTooLong(text, limit)),
    v.transform(cleanText),
    fits(limit, (text) => findTextFault(text, { limit }) !== 'too_long'),
    isPlain({ ...bounds, limit }),
  );
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
 * It applies a rule of the domain, which decides the units, too; the issue and the JSON Schema contain the
 * limit.
 */
function fits(
  limit: number,
  isShort: (text: string) => boolean,
): v.MaxGraphemesAction<string, number, undefined> {
  return {
    ...v.maxGraphemes(limit),
    '~run'(dataset, config) {
      if (dataset.typed && !isShort(dataset.value)) v._addIssue(this, 'graphemes', dataset, config);
      return dataset;
    },
  };
}

/** That nothing in a cleaned text hides, turns or overprints other text; how long it is doesn't matter. Code: `invalid`. */
export function isPlain(bounds: TextBounds) {
  return v.check((text: string) => findTextFault(text, bounds) !== 'invalid', 'invalid');
}
