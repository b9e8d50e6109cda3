import { placeOf } from '../place.ts';
import type { Located, Rule } from '../rule.ts';

/**
 * The look of `:hover` is for what points without touching: after a tap the browser leaves it on the button. So it stands in
 * the query `media.hover`.
 */
export const noBareHover: Rule = {
  meta: { type: 'problem', docs: { description: 'the look of :hover in the query media.hover alone' } },
  create(context) {
    const place = placeOf(context.filename);
    if (place === null || !place.path.endsWith('.css.ts')) return {};
    const check = (node: Located & WithParent, text: unknown): void => {
      if (typeof text !== 'string' || !text.includes(':hover') || isInQuery(node)) return;
      context.report({ node, message: 'A tap leaves the look of :hover behind: put it in media.hover.' });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

/** A node of the syntax tree, as far as its way to the root is followed. */
interface WithParent {
  parent?: unknown;
  type?: string;
  key?: unknown;
}

function isInQuery(node: WithParent): boolean {
  for (let above = node.parent as WithParent | null | undefined; above; above = parentOf(above)) {
    if (above.type === 'Property' && isHoverQuery(above.key)) return true;
  }
  return false;
}

function parentOf({ parent }: WithParent): WithParent | null | undefined {
  return parent as WithParent | null | undefined;
}

function isHoverQuery(key: unknown): boolean {
  const { type, object, property } = key as Partial<Record<'object' | 'property', { name?: unknown }>> & {
    type?: string;
  };
  return type === 'MemberExpression' && object?.name === 'media' && property?.name === 'hover';
}
