import type { Rule } from '../rule.ts';

/** What texts call a person, a site, a place or an address by. */
const NAMES: readonly string[] = [
  'name',
  'siteName',
  'sitename',
  'walletName',
  'memberName',
  'unblocked',
  'city',
  'place',
  'email',
  'suggestion',
];

/** A browser that translates a page would translate a name in a sentence, too: Rose, Mark or Neuss become words. */
export const noBareName: Rule = {
  meta: { type: 'problem', docs: { description: 'names in a sentence are left untranslated' } },
  create: (context) => ({
    JSXExpressionContainer(node) {
      const { expression, parent } = node;
      if (expression.type !== 'Identifier' || !NAMES.includes(expression.name)) return;
      if (parent.type !== 'JSXElement') return;
      const { name } = parent.openingElement;
      if (name.type !== 'JSXIdentifier' || name.name !== 'Trans') return;
      context.report({
        node,
        message: 'No bare name in a text: <span translate="no">{name}</span> keeps it from being translated.',
      });
    },
  }),
};
