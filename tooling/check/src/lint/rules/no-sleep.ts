import { isTestFile, placeOf } from '../place.ts';
import type { Rule } from '../rule.ts';

const MESSAGE = 'No fixed sleeps in tests: wait for what has to happen, or move the clock.';

/** A test that sleeps is slow when it passes and wrong when the machine is slow. */
export const noSleep: Rule = {
  meta: { type: 'problem', docs: { description: 'tests wait for events, not for time' } },
  create(context) {
    const place = placeOf(context.filename);
    if (place === null || !(place.package === 'e2e' || isTestFile(place.path))) return {};
    return {
      ImportDeclaration(node) {
        if (node.source.value === 'node:timers/promises') context.report({ node, message: MESSAGE });
      },
      'MemberExpression[property.name="waitForTimeout"]': (node) =>
        context.report({ node, message: MESSAGE }),
      'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]': (node) =>
        context.report({ node, message: MESSAGE }),
    };
  },
};
