import { isTestFile, type Place, placeOf } from '../place.ts';
import type { Located, Rule } from '../rule.ts';

/** A global that some part of the workspace may not touch: `fetch`, or a member such as `Date.now`. */
interface AmbientRule {
  where: (place: Place) => boolean;
  globals: ReadonlySet<string>;
  /** `new Date()` and `Date()` read the clock; with an argument they only convert. */
  clock: boolean;
  because: string;
}

const CLOCK = ['Date.now', 'performance.now', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'];
const CHANCE = ['Math.random', 'crypto', 'crypto.randomUUID', 'crypto.getRandomValues'];
const NETWORK = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'navigator.sendBeacon'];
const PLATFORM = [
  'process',
  'globalThis',
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'Buffer',
];

const RULES: readonly AmbientRule[] = [
  {
    where: ({ package: name }) => name === 'packages/domain' || name === 'packages/contract',
    globals: new Set([...CLOCK, ...CHANCE, ...NETWORK, ...PLATFORM]),
    clock: true,
    because: 'pure packages get the time and chance as arguments and know no platform',
  },
  {
    where: ({ package: name }) => name === 'packages/ui',
    globals: new Set([...NETWORK, 'process']),
    clock: false,
    because: 'the ui package shows what it is given and never fetches',
  },
  {
    where: ({ package: name }) =>
      name === 'packages/api-client' || name === 'apps/web' || name === 'apps/lander',
    globals: new Set(['process', 'Math.random']),
    clock: false,
    because: 'code for the browser has no process, and chance comes from crypto',
  },
  {
    where: ({ package: name, path }) => name === 'apps/server' && !isServerEdge(path),
    globals: new Set(['Date.now', 'Math.random', 'process.env']),
    clock: true,
    because:
      'the server has one clock, one source of chance and one reader of the environment: the context and config.ts',
  },
];

/** The few files of the server that make the clock, the randomness and the configuration. */
function isServerEdge(path: string): boolean {
  return /^src\/(config|clock|random|main)\.ts$/.test(path);
}

/** Forbids reading the clock, chance, the network or the platform where the architecture passes them in. */
export const noAmbient: Rule = {
  meta: {
    type: 'problem',
    docs: { description: 'clock, chance, network and environment come in by argument' },
  },
  create(context) {
    const place = placeOf(context.filename);
    if (place === null || !place.path.startsWith('src/') || isTestFile(place.path)) return {};
    const rules = RULES.filter(({ where }) => where(place));
    if (rules.length === 0) return {};
    const isShadowed = (node: { name: string }): boolean => {
      for (let scope: Scope | null = context.sourceCode.getScope(node as never); scope; scope = scope.upper) {
        const variable = scope.set.get(node.name);
        if (variable && variable.defs.length > 0) return true;
      }
      return false;
    };
    const report = (node: Located, name: string, because: string): void => {
      context.report({ node, message: `${name} is out of reach here: ${because}` });
    };
    return {
      Identifier(node) {
        if (!isReference(node)) return;
        for (const { globals, because } of rules) {
          if (globals.has(node.name) && !isShadowed(node)) report(node, node.name, because);
        }
      },
      MemberExpression(node) {
        if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier' || node.computed) return;
        const name = `${node.object.name}.${node.property.name}`;
        for (const { globals, because } of rules) {
          if (globals.has(name) && !globals.has(node.object.name) && !isShadowed(node.object))
            report(node, name, because);
        }
      },
      NewExpression(node) {
        if (node.arguments.length > 0 || node.callee.type !== 'Identifier' || node.callee.name !== 'Date')
          return;
        const rule = rules.find(({ clock }) => clock);
        if (rule) report(node, 'new Date()', rule.because);
      },
      CallExpression(node) {
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'Date') return;
        const rule = rules.find(({ clock }) => clock);
        if (rule) report(node, 'Date()', rule.because);
      },
    };
  },
};

interface Scope {
  upper: Scope | null;
  set: Map<string, { defs: unknown[] }>;
}

/** An identifier that stands for a variable: not a property name, an object key or a type's member. */
function isReference(node: { parent?: unknown; name: string }): boolean {
  const parent = node.parent as {
    type: string;
    property?: unknown;
    key?: unknown;
    computed?: boolean;
    shorthand?: boolean;
  };
  if (parent.type === 'MemberExpression') return parent.property !== node || parent.computed === true;
  if (parent.type === 'Property')
    return parent.key !== node || parent.computed === true || parent.shorthand === true;
  return !/^(TS|PropertyDefinition|MethodDefinition|ImportSpecifier|ExportSpecifier|JSX|Labeled)/.test(
    parent.type,
  );
}
