import type { Rule } from '../rule.ts';

const CHOICE = /\p{L}{2}[^|]*\|[^|]*\p{L}{2}/u;
const MESSAGE =
  'A story finds its words in every language of the toolbar: ask for the message by `said(msg`…`)`, not for one language or another.';

/** A play that looks for the words of two languages shows another state than its name in all others. */
export const noWordChoice: Rule = {
  meta: { type: 'problem', docs: { description: 'stories find words in every language' } },
  create: (context) =>
    context.filename.endsWith('.stories.tsx')
      ? {
          Literal(node) {
            if ('regex' in node && CHOICE.test(node.regex.pattern))
              context.report({ node, message: MESSAGE });
          },
        }
      : {},
};
