import { createElement, type ReactNode } from 'react';
import type { PageNode } from './page-tree.ts';

/** Elements that take one text and no elements. */
const TEXT_ONLY: ReadonlySet<string> = new Set(['title', 'textarea', 'noscript']);

/** Builds the page again, as an application does for each request. */
export function Page({ tree }: { tree: PageNode }): ReactNode {
  return toElement(tree, 0);
}

function toElement(node: PageNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  if (tag === 'style') {
    return createElement(tag, { ...attributes, key, dangerouslySetInnerHTML: { __html: textOf(children) } });
  }
  if (TEXT_ONLY.has(tag)) return createElement(tag, { ...attributes, key }, textOf(children));
  return createElement(tag, { ...attributes, key }, ...children.map(toElement));
}

function textOf(children: readonly PageNode[]): string {
  return children.filter((child) => typeof child === 'string').join('');
}
