/**
 * A rule for oxlint: a module of content/site is one file of the owner's folder, as the reader gives it. It exports what it has read, and computes nothing:
 * what only one page needs is that page's, and what several need is a rule or one of content/values.
 */
interface Node {
  readonly type: string;
  readonly body?: readonly Node[];
  readonly declaration?: Node;
  readonly declarations?: readonly { readonly init?: Node }[];
  readonly argument?: Node;
  readonly arguments?: readonly Node[];
}

interface Context {
  report(problem: { node: Node; message: string }): void;
}

const message = 'A module of content/site has one import, and one export of what a function of the reader returns.';

function isRead(node: Node | undefined): boolean {
  if (node?.type === 'AwaitExpression') return isRead(node.argument);
  return node?.type === 'CallExpression' && (node.arguments ?? []).every(({ type }) => type === 'Literal');
}

export default {
  meta: { name: 'content' },
  rules: {
    'one-file': {
      create: (context: Context) => ({
        Program(node: Node) {
          const [first, second, ...more] = node.body ?? [];
          const { declarations = [] } = second?.declaration ?? {};
          const isOne =
            first?.type === 'ImportDeclaration' && second?.type === 'ExportNamedDeclaration' && !more.length;
          if (!isOne || declarations.length !== 1 || !isRead(declarations[0]!.init)) context.report({ node, message });
        },
      }),
    },
  },
};
