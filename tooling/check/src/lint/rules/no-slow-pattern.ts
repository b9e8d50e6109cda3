import { isTestFile, placeOf } from '../place.ts';
import type { Rule } from '../rule.ts';

const MESSAGE =
  'Of a run inside a text this pattern begins at each character again: cut the end with a loop, or `withoutEnd` of `@vela/domain/text`.';

/** One character of a kind, as many as there are, up to the end: nothing before it says where to begin. */
const RUN_TO_THE_END = /^(?:\[(?:[^\]\\]|\\.)*\]|\\[pP]\{[^}]*\}|\\.|[^\\^$()|])(?:[+*]|\{\d+,\})\??\$$/;

/** A pattern that takes a square of the time for a long run, which a stranger may send, stops the server for everybody. */
export const noSlowPattern: Rule = {
  meta: { type: 'problem', docs: { description: 'no pattern takes a square of the time for a long run' } },
  create(context) {
    const place = placeOf(context.filename);
    if (place === null || !/^(apps|packages)\//.test(place.package)) return {};
    if (!place.path.startsWith('src/') || isTestFile(place.path)) return {};
    return {
      Literal(node) {
        if (!('regex' in node) || node.regex.flags.includes('y')) return;
        if (alternativesOf(node.regex.pattern).some((part) => RUN_TO_THE_END.test(part)))
          context.report({ node, message: MESSAGE });
      },
    };
  },
};

/** The alternatives of a whole pattern; those inside brackets stay together. */
function alternativesOf(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of pattern.matchAll(/\[(?:[^\]\\]|\\.)*\]|\\.|./gsu)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === '|' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${token}`);
  }
  return parts;
}
