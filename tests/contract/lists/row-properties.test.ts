import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { lists } from '../../../api/platform/contract/lists.gen.ts';

/* The site's screens read what lists answer: a property of a row that none of them reads costs a query, and shows nobody anything. */

const root = join(import.meta.dirname, '../../..');
const schema = join(root, 'api/platform/contract/schema.gen.ts');

/** A row's name for other operations, which the code that all lists share hands on. */
const names: readonly string[] = ['id', 'version'];

/** The screen at the door reads its own type of a party, with the records that have not been sent yet. */
const readAsAnotherType: readonly string[] = ['listDoorParties people'];

const files = globSync('app/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.ts', '**/*.stories.tsx', 'app/stories/**'],
});
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
  { ...ts.sys, readDirectory: () => [] },
  root,
);
const program = ts.createProgram([schema, ...files.map((file) => join(root, file))], options);
const checker = program.getTypeChecker();

/** The symbol of a property that this node reads. */
function propertyRead(node: ts.Node): ts.Symbol | undefined {
  if (ts.isPropertyAccessExpression(node)) return checker.getSymbolAtLocation(node.name);
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name)
    ? checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name.text)
    : undefined;
}

function readProperties(): ReadonlySet<ts.Node> {
  const read = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    for (const declaration of propertyRead(node)?.declarations ?? []) read.add(declaration);
    ts.forEachChild(node, visit);
  };
  for (const file of files) {
    const source = program.getSourceFile(join(root, file));
    if (source) visit(source);
  }
  return read;
}

function typeAt(type: ts.Type, path: readonly string[]): ts.Type | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return type;
  const property = checker.getPropertyOfType(type, name);
  return property && typeAt(checker.getTypeOfSymbol(property), rest);
}

/** The properties of a list's rows, in all of their variants. */
function rowProperties(id: string): readonly ts.Symbol[] {
  const source = program.getSourceFile(schema);
  const operations =
    source && checker.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores('operations'));
  const answer =
    operations &&
    typeAt(checker.getDeclaredTypeOfSymbol(operations), [id, 'responses', '200', 'content', 'application/json']);
  const rows = answer && (typeAt(answer, ['items']) ?? typeAt(answer, ['waiting']));
  const row = rows && checker.getIndexTypeOfType(rows, ts.IndexKind.Number);
  if (!row) throw new Error(`${id} has no rows`);
  return (row.isUnion() ? row.types : [row]).flatMap((variant) => checker.getPropertiesOfType(variant));
}

test('the screens read every property of the rows of lists', () => {
  const read = readProperties();
  const unread = Object.keys(lists).flatMap((id) =>
    rowProperties(id)
      .filter(
        ({ name, declarations = [] }) =>
          !names.includes(name) && !declarations.some((declaration) => read.has(declaration)),
      )
      .map(({ name }) => `${id} ${name}`),
  );
  expect(unread.toSorted()).toEqual(readAsAnotherType);
});
