import { isTestFile, placeOf } from '../place.ts';
import type { Located, Rule } from '../rule.ts';

const COLOUR =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.+-]/i;

/** Colours are tokens: a written colour belongs to `packages/ui/src/tokens` or a theme and nowhere else. */
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
    const check = (node: Located, text: unknown): void => {
      if (typeof text !== 'string' || !COLOUR.test(text)) return;
      context.report({
        node,
        message: 'A colour outside the tokens: name its meaning in the theme and use that.',
      });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

/** What is looked at: the parts, the two applications made of them, and where they are shown. */
const STYLED: readonly string[] = ['packages/ui', 'apps/web', 'apps/lander', 'apps/storybook'];

function isTokenFile(path: string): boolean {
  return /^src\/(tokens|themes?)\//.test(path);
}
