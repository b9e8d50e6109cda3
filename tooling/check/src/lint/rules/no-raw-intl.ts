import { isTestFile, placeOf } from '../place.ts';
import type { Rule } from '../rule.ts';

const MESSAGE =
  'Dates, numbers, money and names are written by `@vela/domain/locale` and `@vela/domain/money`, so that one language writes them one way.';

/** A screen that makes a format of its own has its own idea of how a language writes. */
export const noRawIntl: Rule = {
  meta: { type: 'problem', docs: { description: 'one module writes dates, numbers and names' } },
  create(context) {
    const place = placeOf(context.filename);
    if (place === null || !/^(apps|packages)\//.test(place.package)) return {};
    if (place.package === 'packages/domain' || !place.path.startsWith('src/') || isTestFile(place.path))
      return {};
    return {
      // Without arguments it asks the device for its zone and writes nothing.
      'NewExpression[callee.object.name="Intl"][arguments.length>0]': (node) =>
        context.report({ node, message: MESSAGE }),
      'CallExpression[callee.object.name="Intl"][arguments.length>0]': (node) =>
        context.report({ node, message: MESSAGE }),
      'MemberExpression[property.name=/^toLocale(Date|Time)?String$/]': (node) =>
        context.report({ node, message: MESSAGE }),
    };
  },
};
