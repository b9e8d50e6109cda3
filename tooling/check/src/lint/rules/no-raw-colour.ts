import { isTestFile, placeOf } from '../place.ts';
import type { Located, Rule } from '../rule.ts';

const COLOUR =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.+-]/i;

/** Colours are tokens: a written colour belongs to `packages/ui/src/tokens` or a theme and nowhere else. */
export const noRawColour: Rule = {
  meta: { type: 'problem', docs: { description: 'no colours outside the tokens' } },
  create(context) {
    const place = placeOf(context.filename);
    if (place === null || !isStyled(place.package) || isTokenFile(place.path) || isTestFile(place.path))
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

function isStyled(name: string): boolean {
  return name === 'packages/ui' || name === 'apps/web' || name === 'apps/lander';
}

function isTokenFile(path: string): boolean {
  return /^src\/(tokens|themes?)\//.test(path);
}
