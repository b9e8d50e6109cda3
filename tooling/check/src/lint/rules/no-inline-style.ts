import type { Rule } from '../rule.ts';

/** The content security policy refuses style attributes: a `style` prop on an element would be dropped. */
export const noInlineStyle: Rule = {
  meta: { type: 'problem', docs: { description: 'no style attributes in JSX' } },
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'style') return;
      context.report({
        node,
        message: 'No style attributes: the content security policy refuses them; use a .css.ts file.',
      });
    },
  }),
};
