import { AMBIENT_RULES } from '../ambient.ts';
import { isTestFile, placeOf } from '../place.ts';
import type { Located, Rule } from '../rule.ts';

/** Forbids reading the clock, chance, the network or the platform where the architecture passes them in. */
export const noAmbient: Rule = {
  meta: {
    type: 'problem',
    docs: { description: 'clock, chance, network and environment come in by argument' },
  },
  create(context) {
    const place = placeOf(context.filename);
    if (place === null || !place.path.startsWith('src/') || isTestFile(place.path)) return {};
    const rules = AMBIENT_RULES.filter(({ where }) => where(place));
    if (rules.length === 0) return {};

    const isGlobal = (node: { name: string }): boolean => {
      for (let scope: Scope | null = context.sourceCode.getScope(node as never); scope; scope = scope.upper) {
        if ((scope.set.get(node.name)?.defs.length ?? 0) > 0) return false;
      }
      return true;
    };
    const report = (node: Located, name: string, because: string): void => {
      context.report({ node, message: `${name} is out of reach here: ${because}` });
    };
    /** A member is reported where its object isn't already. */
    const checkMember = (node: Located, object: Located & { name: string }, member: string): void => {
      const name = `${object.name}.${member}`;
      const rule = rules.find(({ globals }) => globals.has(name) && !globals.has(object.name));
      if (rule && isGlobal(object)) report(node, name, rule.because);
    };
    const checkClock = (node: Located, callee: { type: string; name?: unknown }, name: string): void => {
      const rule = rules.find(({ clock }) => clock);
      if (rule && callee.type === 'Identifier' && callee.name === 'Date') report(node, name, rule.because);
    };

    return {
      Identifier(node) {
        const rule = rules.find(({ globals }) => globals.has(node.name));
        if (rule && isReference(node) && isGlobal(node)) report(node, node.name, rule.because);
      },
      MemberExpression(node) {
        const member = memberName(node);
        if (node.object.type === 'Identifier' && member !== null) checkMember(node, node.object, member);
      },
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return;
        for (const property of id.properties) {
          if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
          checkMember(property, init, property.key.name);
        }
      },
      NewExpression(node) {
        if (node.arguments.length === 0) checkClock(node, node.callee, 'new Date()');
      },
      CallExpression(node) {
        checkClock(node, node.callee, 'Date()');
      },
    };
  },
};

interface Scope {
  upper: Scope | null;
  set: Map<string, { defs: unknown[] }>;
}

interface Node {
  type: string;
  property?: unknown;
  key?: unknown;
  computed?: boolean;
  shorthand?: boolean;
}

/** `env` of `process.env` and of `process['env']`; null of `process[name]`. */
function memberName(node: { computed: boolean; property: object }): string | null {
  const { type, name, value } = node.property as { type: string; name?: string; value?: unknown };
  if (!node.computed && type === 'Identifier') return name ?? null;
  return node.computed && type === 'Literal' && typeof value === 'string' ? value : null;
}

/** An identifier that stands for a value: not the name of a member, a key, a type or a part of an import. */
function isReference(node: { parent?: unknown }): boolean {
  const { type, property, key, computed, shorthand } = node.parent as Node;
  if (type === 'MemberExpression') return property !== node || computed === true;
  if (['Property', 'PropertyDefinition', 'MethodDefinition'].includes(type)) {
    return key !== node || computed === true || shorthand === true;
  }
  if (/^(TSAs|TSSatisfies|TSNonNull|JSXExpressionContainer|JSXSpread)/.test(type)) return true;
  return !/^(TS|JSX|Import|Export|Labeled|Break|Continue|MetaProperty)/.test(type);
}
