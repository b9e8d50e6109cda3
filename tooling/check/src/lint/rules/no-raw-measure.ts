import { placeOf } from '../place.ts';
import type { Located, Rule } from '../rule.ts';

/** A length of its own: what is relative to the words or to the box around it is none. */
const LENGTH = /\d(?:rem|px|pt|vi|vb|vw|vh)\b/;

const NUMBER = /\d*[1-9]/;

/** What of a value belongs to the tokens, by the property it is written for. */
const OWNED: Readonly<Record<string, RegExp>> = {
  fontSize: LENGTH,
  borderRadius: LENGTH,
  borderStartStartRadius: LENGTH,
  borderStartEndRadius: LENGTH,
  borderEndStartRadius: LENGTH,
  borderEndEndRadius: LENGTH,
  fontWeight: NUMBER,
  letterSpacing: NUMBER,
};

/** How long something moves, and how it gathers speed, whatever it is written for. */
const MOTION = /(?:^|[\s,(])(?=[\d.]*[1-9])[\d.]+m?s\b|\b(?:cubic-bezier|steps|linear)\(/;

/** Sizes of type, radii and times are tokens, as colours are: written in `packages/ui/src/tokens` and nowhere else. */
export const noRawMeasure: Rule = {
  meta: { type: 'problem', docs: { description: 'no sizes of type, radii or durations outside the tokens' } },
  create(context) {
    const place = placeOf(context.filename);
    if (place === null || !place.path.endsWith('.css.ts') || place.path.startsWith('src/tokens/')) return {};
    const report = (node: Located): void =>
      context.report({ node, message: 'A size or duration outside the tokens: take one of these.' });
    const check = (node: Located, text: string): void => {
      if (MOTION.test(text)) report(node);
    };
    return {
      Property(node) {
        const { key, value } = node;
        if (key.type !== 'Identifier' || value.type !== 'Literal') return;
        if (OWNED[key.name]?.test(String(value.value))) report(value);
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
