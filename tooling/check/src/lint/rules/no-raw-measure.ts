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
    const constants = new Map<string, Written>();
    return {
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && init && init.type !== 'Identifier') constants.set(id.name, init);
      },
      Property(node) {
        const { key, value } = node;
        if (key.type !== 'Identifier') return;
        const owned = OWNED[key.name];
        if (owned && textsOf(value, constants).some((text) => owned.test(text))) report(value);
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

/** A value of the syntax tree, as far as texts are looked for in it. */
interface Written {
  type: string;
  value?: unknown;
  name?: unknown;
  quasis?: readonly { value: { raw: string } }[];
}

/** What is written for a value: as it stands, in the parts of a template, or in a constant of the same file. */
function textsOf(written: Written, constants: ReadonlyMap<string, Written>): string[] {
  if (written.type === 'Literal') return [String(written.value)];
  if (written.type === 'TemplateLiteral') return (written.quasis ?? []).map(({ value }) => value.raw);
  const constant = written.type === 'Identifier' && constants.get(String(written.name));
  return constant ? textsOf(constant, constants) : [];
}
