import type { Located, Rule } from '../rule.ts';

const WORD = /\b(?:whom|whomever|whoever|anew|untold|retold|retells?|aloud|heard|hears)\b/i;
const PHRASE = new RegExp(
  `\\b(?:${[
    'told (?:of|apart|what|which|when|where|why|how)',
    'tells? (?:of|apart)',
    'tells (?:the|whether|that|what|which|when|where|nobody|nothing)',
    'is told so',
    '(?:are|was|been|were|being) told',
    'lets? know',
    '(?:say|says|said|read) out loud',
  ].join('|')})\\b`,
  'i',
);
/** Only words that no name of a story has, since its address is made from its name. */
const WORDS = new Set([
  'whom',
  'whomever',
  'whoever',
  'anew',
  'untold',
  'retold',
  'retell',
  'retells',
  'aloud',
]);
const TEST_FUNCTIONS = new Set(['describe', 'it', 'test']);

/** Names in lower snake case belong to the wire and to the database: renaming one changes a contract. */
const SNAKE_CASE = /^[a-z\d]+(?:_[a-z\d]+)+$/;

/** Comments, declared names and titles of tests use the words that `tooling/docs/words.md` lists. Texts for people are free. */
export const plainWords: Rule = {
  meta: { type: 'problem', docs: { description: 'comments and names are in plain words' } },
  create(context) {
    const report = (node: Located, word: string): void =>
      context.report({
        node,
        message: `“${word}” is not a plain word: say it with a subject and a verb, by tooling/docs/words.md.`,
      });
    const checkText = (node: Located, text: string): void => {
      const word = refusedWordIn(text);
      if (word !== null) report(node, word);
    };
    const checkNames = (...patterns: readonly (object | null)[]): void => {
      for (const node of patterns.flatMap(namesIn)) {
        const word = refusedPartOf(node.name);
        if (word !== null) report(node, word);
      }
    };

    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) checkText(comment, comment.value);
      },
      CallExpression(node) {
        const [title] = node.arguments;
        if (title !== undefined && TEST_FUNCTIONS.has(rootNameOf(node.callee)))
          checkText(title, titleOf(title));
      },
      VariableDeclarator({ id }) {
        checkNames(id);
      },
      ClassDeclaration({ id }) {
        checkNames(id);
      },
      TSTypeAliasDeclaration({ id }) {
        checkNames(id);
      },
      TSInterfaceDeclaration({ id }) {
        checkNames(id);
      },
      FunctionDeclaration({ id, params }) {
        checkNames(id, ...params);
      },
      FunctionExpression({ id, params }) {
        checkNames(id, ...params);
      },
      ArrowFunctionExpression({ params }) {
        checkNames(...params);
      },
      MethodDefinition({ key }) {
        checkNames(key);
      },
      PropertyDefinition({ key }) {
        checkNames(key);
      },
      TSMethodSignature({ key }) {
        checkNames(key);
      },
      TSPropertySignature({ key }) {
        checkNames(key);
      },
    };
  },
};

/** A node of a binding or a call, with the parts that the rule follows. */
interface Node extends Located {
  type: string;
  name?: unknown;
  value?: unknown;
  argument?: object;
  callee?: object;
  elements?: readonly (object | null)[];
  left?: object;
  object?: object;
  parameter?: object;
  properties?: readonly object[];
  quasis?: readonly { value: { raw: string } }[];
  tag?: object;
}

/** The first refused word or phrase of a text; null without one. A phrase may run over the lines of a comment. */
function refusedWordIn(text: string): string | null {
  const line = text.replaceAll(/\s*\n\s*\*?\s*/g, ' ');
  return WORD.exec(line)?.[0] ?? PHRASE.exec(line)?.[0] ?? null;
}

/** The refused word among the parts of a name in camel case, Pascal case or capitals; null without one. */
function refusedPartOf(name: string): string | null {
  if (SNAKE_CASE.test(name)) return null;
  const parts = name.split(/_|(?<=[a-z\d])(?=[A-Z])/);
  return parts.find((part) => WORDS.has(part.toLowerCase())) ?? null;
}

/** The identifiers that a pattern binds. */
function namesIn(pattern: object | null): (Located & { name: string })[] {
  if (pattern === null) return [];
  const node = pattern as Node;
  if (typeof node.name === 'string') return [{ range: node.range, name: node.name, ...pattern }];
  const inner = [node.argument, node.left, node.parameter, ...(node.elements ?? [])];
  const values = (node.properties ?? []).map((property) => {
    const { type, value } = property as Node;
    return type === 'Property' ? (value as object) : property;
  });
  return [...inner, ...values].flatMap((part) => namesIn(part ?? null));
}

/** `it` of `it`, of `it.each(table)` and of `it.skip`; empty where no plain name is called. */
function rootNameOf(callee: object): string {
  const { name, object, callee: inner, tag } = callee as Node;
  const next = object ?? inner ?? tag;
  return typeof name === 'string' ? name : next ? rootNameOf(next) : '';
}

/** The fixed text of a title; empty where the title is a value. */
function titleOf(title: object): string {
  const { value, quasis } = title as Node;
  return typeof value === 'string' ? value : (quasis ?? []).map((part) => part.value.raw).join(' ');
}
