import { isTestFile, placeOf } from '../place.ts';
import type { Located, Rule } from '../rule.ts';

/** Units relative to the root's text or the screen, and absolute ones. */
const UNIT = String.raw`(?:rem|rlh|px|pt|pc|cm|mm|in|q|ch|ex|cap|ic|[sld]?v(?:w|h|i|b|min|max))\b`;

/** A number that is not 0. */
const NUMBER = String.raw`\d*\.?\d*[1-9][\d.]*`;

const LENGTH = new RegExp(String.raw`(?<![\w.#])${NUMBER}${UNIT}`, 'i');

/** It matches in a template, right after an expression: the length is put together. */
const UNIT_ALONE = new RegExp(`^${UNIT}`, 'i');

/** How long something moves, and how it gathers speed. */
const MOTION = /(?:^|[\s,(])(?=[\d.]*[1-9])[\d.]+m?s\b|\b(?:cubic-bezier|steps|linear)\(/;

/** The properties in which a number without a unit means pixels, or a scale of the tokens. */
const NUMBERED =
  /^(?:(?:min|max)?(?:inline|block)size|(?:min|max)?(?:width|height)|(?:inset|margin|padding|scrollmargin|scrollpadding)\w*|top|right|bottom|left|(?:row|column)?gap|flexbasis|border\w*(?:width|radius|spacing)|outline(?:width|offset)|textindent|textdecorationthickness|textunderlineoffset|translate|overflowclipmargin|columnwidth|fontsize|fontweight|letterspacing|lineheight|zindex)$/i;

/** What is no length, but of a scale of the tokens: a weight, and what is moved by a share of the letters' size. */
const SCALED = /^(?:fontWeight|letterSpacing|lineHeight|textUnderlineOffset)$/;

/** A media or container query that asks for a length; `sizes` of a picture ends with a length instead. */
const QUERY = new RegExp(
  String.raw`\((?:(?:min|max)-)?(?:width|height|inline-size|block-size)\s*[:<>=]\s*${NUMBER}${UNIT}[^,]*\)\s*$`,
  'i',
);

/** A length in rules of CSS that a script writes. */
const WRITTEN_RULE = new RegExp(String.raw`[{};][^{};]*(?<![\w.#-])${NUMBER}${UNIT}`, 'i');

/**
 * Sizes, radii, weights and times are tokens, as colours are: written in `packages/ui/src/tokens` and nowhere else. A
 * length of its own is none in any property, query or name of a `.css.ts`, and none in the queries and rules that other files
 * write.
 *
 * No lengths of their own are 0 and what is relative: to the words (`em`, `lh`), to the box around it (`%`, `fr`, `cqi`)
 * or to the size of a drawing (a stroke without unit).
 */
export const noRawMeasure: Rule = {
  meta: { type: 'problem', docs: { description: 'no sizes, weights or durations outside the tokens' } },
  create(context) {
    const place = placeOf(context.filename);
    if (place === null || !STYLED.includes(place.package) || place.path.startsWith('src/tokens/')) return {};
    const report = (node: Located): void =>
      context.report({ node, message: 'A size or duration outside the tokens: take one of these.' });
    if (!place.path.endsWith('.css.ts')) {
      if (isTestFile(place.path)) return {};
      const check = (node: Located, text: unknown): void => {
        if (typeof text === 'string' && (QUERY.test(text) || WRITTEN_RULE.test(text))) report(node);
      };
      return {
        Literal: (node) => check(node, node.value),
        TemplateElement: (node) => check(node, node.value.raw),
      };
    }
    const constants = new Map<string, Written>();
    const check = (node: Located, text: unknown): void => {
      if (typeof text === 'string' && (LENGTH.test(text) || MOTION.test(text))) report(node);
    };
    return {
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && init && init.type !== 'Identifier') constants.set(id.name, init);
      },
      Property({ key, value }) {
        if (key.type !== 'Identifier' || !NUMBERED.test(key.name)) return;
        const written = writtenFor(value, constants);
        if (written.some(isNumber) || (SCALED.test(key.name) && written.some(hasNumber))) report(value);
      },
      Literal: (node) => check(node, node.value),
      TemplateLiteral({ quasis }) {
        quasis.forEach((quasi, index) => {
          if (index > 0 && UNIT_ALONE.test(quasi.value.raw)) report(quasi);
          else check(quasi, quasi.value.raw);
        });
      },
    };
  },
};

/** The packages that have styles: the components, the two applications made of them, and Storybook. */
const STYLED: readonly string[] = ['packages/ui', 'apps/web', 'apps/lander', 'apps/storybook'];

/** A value of the syntax tree, as far as numbers and texts are looked for in it. */
interface Written {
  type: string;
  value?: unknown;
  name?: unknown;
  argument?: unknown;
  elements?: readonly unknown[];
}

/** The literals written for a value: it alone, in a list, after a minus, or in a constant of the same file. */
function writtenFor(written: Written, constants: ReadonlyMap<string, Written>): unknown[] {
  const inside = (part: unknown): unknown[] => writtenFor(part as Written, constants);
  if (written.type === 'Literal') return [written.value];
  if (written.type === 'UnaryExpression') return inside(written.argument);
  if (written.type === 'ArrayExpression') return (written.elements ?? []).flatMap(inside);
  const constant = written.type === 'Identifier' && constants.get(String(written.name));
  return constant ? inside(constant) : [];
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && value !== 0;
}

function hasNumber(value: unknown): boolean {
  return typeof value === 'string' && /\d*[1-9]/.test(value);
}
