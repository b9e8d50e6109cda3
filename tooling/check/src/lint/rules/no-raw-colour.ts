import { NAMED_COLOURS } from '../named-colours.ts';
import { isTestFile, placeOf } from '../place.ts';
import type { Located, Rule } from '../rule.ts';

const COLOUR =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.+-]/i;

/** It matches a word of a value, not a part of a name. */
const NAMED = new RegExp(String.raw`(?<![\w.#-])(?:${NAMED_COLOURS.join('|')})(?![\w-])`, 'i');

/** What may hold a colour. */
const COLOURED =
  /colou?r$|^(?:background|border|outline|column|fill|stroke|mask|text|box|list|filter|backdrop)/i;

/**
 * Colours are tokens: a written colour belongs to `packages/ui/src/tokens` or a theme and nowhere else. In a `.css.ts` none
 * goes by its name either; elsewhere such a name may be any word.
 */
export const noRawColour: Rule = {
  meta: { type: 'problem', docs: { description: 'no colours outside the tokens' } },
  create(context) {
    const place = placeOf(context.filename);
    if (
      place === null ||
      !STYLED.includes(place.package) ||
      isTokenFile(place.path) ||
      isTestFile(place.path)
    )
      return {};
    const report = (node: Located): void =>
      context.report({
        node,
        message: 'A colour outside the tokens: name its meaning in the theme and use that.',
      });
    const check = (node: Located, text: unknown): void => {
      if (typeof text === 'string' && COLOUR.test(text)) report(node);
    };
    const written = {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    } satisfies ReturnType<NonNullable<Rule['create']>>;
    if (!place.path.endsWith('.css.ts')) return written;
    return {
      ...written,
      Property({ key, value }) {
        if (key.type !== 'Identifier' || !COLOURED.test(key.name)) return;
        if (textsOf(value).some((text) => NAMED.test(text))) report(value);
      },
    };
  },
};

/** What is looked at: the parts, the two applications made of them, and where they are shown. */
const STYLED: readonly string[] = ['packages/ui', 'apps/web', 'apps/lander', 'apps/storybook'];

function isTokenFile(path: string): boolean {
  return /^src\/(tokens|themes?)\//.test(path);
}

/** A value of the syntax tree, as far as texts are looked for in it. */
interface Written {
  type: string;
  value?: unknown;
  quasis?: readonly { value: { raw: string } }[];
  elements?: readonly unknown[];
}

/** The texts written for a value: it alone, in the parts of a template, or in a list. */
function textsOf({ type, value, quasis = [], elements = [] }: Written): string[] {
  if (type === 'Literal') return [String(value)];
  if (type === 'TemplateLiteral') return quasis.map((quasi) => quasi.value.raw);
  return elements.flatMap((element) => textsOf(element as Written));
}
