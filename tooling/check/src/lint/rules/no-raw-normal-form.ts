import { isTestFile, placeOf } from '../place.ts';
import type { Rule } from '../rule.ts';

const MESSAGE =
  'Texts are normalized by `toNormalForm` of `@vela/domain/text`: a long run of marks takes a square of the time.';

/** One place that normalizes by itself is enough to stop the server for everybody by such a run. */
export const noRawNormalForm: Rule = {
  meta: { type: 'problem', docs: { description: 'one function brings texts into a normal form' } },
  create(context) {
    const place = placeOf(context.filename);
    if (place === null || !/^(apps|packages)\//.test(place.package)) return {};
    if (!place.path.startsWith('src/') || isTestFile(place.path)) return {};
    if (place.package === 'packages/domain' && place.path === 'src/text/normal-form.ts') return {};
    return {
      'CallExpression[callee.property.name="normalize"][callee.object.name!="path"]': (node) =>
        context.report({ node, message: MESSAGE }),
    };
  },
};
