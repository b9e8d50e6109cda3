import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { EYES } from './looks';

/** Which part of the figure set is taken of each kind; `null` for none. */
export interface PartNumbers {
  hair: number;
  body: number;
  lips: number;
  nose: number;
  brows: number;
  beard: number | null;
  glasses: number | null;
}

/** The set's groups, in the order in which they lie upon each other. */
const GROUPS = ['base', 'body', 'hair', 'lips', 'beard', 'nose', 'eyes', 'glasses', 'brows'] as const;
export type PartName = (typeof GROUPS)[number];
export type Parts = Record<PartName, string>;

/** The groups of a figure in black and white, on the set's own canvas. */
export function figureParts(numbers: PartNumbers): Parts {
  const groups = groupsOf(figureSvg(numbers));
  return Object.fromEntries(GROUPS.map((name, index) => [name, groups[index] ?? ''])) as Parts;
}

function figureSvg({ beard, glasses, ...numbers }: PartNumbers): string {
  return createAvatar(notionists, {
    seed: 'unused',
    eyes: [variant(EYES)],
    hair: [variant(numbers.hair)],
    body: [variant(numbers.body)],
    lips: [variant(numbers.lips)],
    nose: [variant(numbers.nose)],
    brows: [variant(numbers.brows)],
    beard: [variant(beard ?? 2)],
    beardProbability: beard === null ? 0 : 100,
    glasses: [variant(glasses ?? 11)],
    glassesProbability: glasses === null ? 0 : 100,
    gestureProbability: 0,
    bodyIconProbability: 0,
  })
    .toString()
    .replace(/<metadata.*?<\/metadata>/s, '');
}

/** The set names its parts `variant01` and on. */
function variant(number: number): never {
  return `variant${String(number).padStart(2, '0')}` as never;
}

const OPENING = '<g mask="url(#viewboxMask)">';

/** The groups that stand side by side in the figure's own group. */
function groupsOf(svg: string): string[] {
  const inner = svg.slice(svg.indexOf(OPENING) + OPENING.length, svg.lastIndexOf('</g>'));
  const groups: string[] = [];
  let [depth, start] = [0, 0];
  for (const tag of inner.matchAll(/<(\/?)g\b[^>]*?(\/?)>/g)) {
    const [text, closes, isEmpty] = tag;
    if (isEmpty) continue;
    if (closes) {
      depth -= 1;
      if (depth === 0) groups.push(inner.slice(start, tag.index + text.length));
    } else {
      if (depth === 0) start = tag.index;
      depth += 1;
    }
  }
  return groups;
}

/** A group with other colours for its white and its black. */
export function recolour(group: string, { white, black }: { white: string; black: string }): string {
  return group
    .replace(/#fff(?:fff)?\b/gi, '@white')
    .replace(/#000(?:000)?\b/g, '@black')
    .replaceAll('@white', white)
    .replaceAll('@black', black);
}

/** A group's paths alone, without what the set draws on clothes. */
export function pathsOf(group: string): string {
  const opening = /<g transform="[^"]+">/.exec(group)?.[0] ?? '<g>';
  return `${opening}${[...group.matchAll(/<path [^>]*\/>/g)].map(([path]) => path).join('')}</g>`;
}

/** Clips to the outline of a group: of all its paths, or of the first. */
export function clipTo(id: string, group: string, { firstOnly = false } = {}): string {
  const place = /transform="([^"]+)"/.exec(group)?.[1] ?? '';
  const outlines = [...group.matchAll(/<path [^>]*?d="([^"]+)"/g)].map(([, d]) => d);
  const taken = firstOnly ? outlines.slice(0, 1) : outlines;
  const paths = taken.map((d) => `<path transform="${place}" d="${d}"/>`);
  return `<clipPath id="${id}">${paths.join('')}</clipPath>`;
}
