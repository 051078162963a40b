/**
 * A rule for oxlint: a text that changes, or that stands beside what comes and goes, is an element of its own. A browser that translates a page puts other elements
 * in place of its bare texts; React then changes texts that nobody sees, or fails at the place where one was (https://github.com/react/react/issues/11538). Only a
 * text that is all that an element contains is safe. Names alone are let through: they may stand for elements.
 */
interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly expression?: Node;
  readonly operator?: string;
  readonly consequent?: Node;
  readonly alternate?: Node;
  readonly right?: Node;
  readonly children?: readonly Node[];
}

interface Context {
  report(problem: { node: Node; message: string }): void;
}

const message =
  'Put this text into an element of its own: where the browser has translated the page, it would be lost.';

const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment';
const isBlank = ({ type, value, expression }: Node) =>
  (type === 'JSXText' && String(value).trim() === '') || expression?.type === 'JSXEmptyExpression';

/** What an expression may come to. */
function outcomesOf(node: Node): readonly Node[] {
  if (node.type === 'ConditionalExpression') return [node.consequent!, node.alternate!].flatMap(outcomesOf);
  return node.type === 'LogicalExpression' ? outcomesOf(node.right!) : [node];
}

const changes = ({ type }: Node) => type === 'ConditionalExpression' || type === 'LogicalExpression';
const isWords = ({ type, value }: Node) =>
  ['TemplateLiteral', 'MemberExpression', 'ChainExpression', 'CallExpression'].includes(type) ||
  (type === 'Literal' && typeof value === 'string' && value.trim() !== '');

/** A choice between two names is one between two texts: elements are rather chosen where they are made. */
const isText = (outcomes: readonly Node[]) =>
  outcomes.some(isWords) || (outcomes.length > 1 && outcomes.every(({ type }) => type === 'Identifier'));

function check(context: Context, { children = [] }: Node) {
  const parts = children.filter((child) => !isBlank(child));
  if (parts.length < 2) return;
  const expressions = parts.flatMap(({ type, expression }) => (type === 'JSXExpressionContainer' ? [expression!] : []));
  for (const node of expressions) if (changes(node) && isText(outcomesOf(node))) context.report({ node, message });
  if (!expressions.some((node) => changes(node) && outcomesOf(node).some(isElement))) return;
  for (const node of parts)
    if (node.type === 'JSXText' || (node.expression && isBesideText(node.expression)))
      context.report({ node, message });
}

/** Beside elements that come and go. A call may make elements, as `map` does. */
const isBesideText = (node: Node) => isWords(node) && node.type !== 'CallExpression';

export default {
  meta: { name: 'pages' },
  rules: {
    'changing-texts': {
      create: (context: Context) => ({
        JSXElement: (node: Node) => check(context, node),
        JSXFragment: (node: Node) => check(context, node),
      }),
    },
  },
};
