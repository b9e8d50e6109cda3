import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** A document as plain data, so that the bare server and the bare client can render the same one. */
export type PageNode = string | { tag: string; attributes: Record<string, string>; children: PageNode[] };

/** Reads the `<html>` element of a page. Scripts and their preloads are left out: the bare page brings its own. */
export function readPageTree(html: string): PageNode {
  const root = parse(html).childNodes.find(isElement);
  if (!root) throw new Error('The page holds no element.');
  return toNode(root);
}

/** Attributes that React names in another way. */
const REACT_NAMES: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  srcset: 'srcSet',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  maxlength: 'maxLength',
  value: 'defaultValue',
  checked: 'defaultChecked',
  tabindex: 'tabIndex',
  novalidate: 'noValidate',
};
const ON: ReadonlySet<string> = new Set([
  'hidden',
  'open',
  'required',
  'disabled',
  'novalidate',
  'checked',
  'multiple',
]);

function toNode(element: DefaultTreeAdapterTypes.Element): PageNode {
  return {
    tag: element.tagName,
    attributes: Object.fromEntries(
      element.attrs
        .filter(({ name }) => name !== 'style' && !name.startsWith('on'))
        .map(({ name, value }) => [REACT_NAMES[name] ?? name, ON.has(name) && value === '' ? 'true' : value]),
    ),
    children: element.childNodes.flatMap(toChild),
  };
}

function toChild(node: DefaultTreeAdapterTypes.ChildNode): PageNode[] {
  if (isElement(node)) return isScript(node) ? [] : [toNode(node)];
  return node.nodeName === '#text' && 'value' in node ? [node.value] : [];
}

function isScript(element: DefaultTreeAdapterTypes.Element): boolean {
  return (
    element.tagName === 'script' ||
    (element.tagName === 'link' &&
      element.attrs.some(({ name, value }) => name === 'rel' && value === 'modulepreload'))
  );
}

function isElement(node: DefaultTreeAdapterTypes.ChildNode): node is DefaultTreeAdapterTypes.Element {
  return 'tagName' in node;
}
