import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const here = import.meta.dirname;
const root = join(here, '..');

/** The file with the approved surface. */
const surfaceFile = join(here, 'public-surface.json');

/** The exports: for a component, the types of its props (`?` for optional ones); for anything else, its type. */
export type PublicSurface = Record<string, Record<string, string> | string>;

const inFull: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const spelledOut: ts.TypeFormatFlags = inFull | ts.TypeFormatFlags.InTypeAlias;

/** Reads the surface from the types behind index.ts. Throws if the project's tsconfig cannot be read. */
export function readPublicSurface(): PublicSurface {
  const configFile = join(root, 'tsconfig.json');
  const config: unknown = ts.readConfigFile(configFile, (path) => readFileSync(path, 'utf8')).config;
  const { options } = ts.parseJsonConfigFileContent(
    { ...(config as object), include: [], files: ['design-system/index.ts'] },
    ts.sys,
    root,
  );
  const program = ts.createProgram([join(here, 'index.ts')], options);
  const checker = program.getTypeChecker();
  const door = program.getSourceFile(join(here, 'index.ts'));
  const module = door && checker.getSymbolAtLocation(door);
  if (!door || !module) throw new Error('design-system/index.ts has no exports');

  const nameOf = (type: ts.Type, flags: ts.TypeFormatFlags = inFull): string => {
    // The compiler lists the literals of a union in the order it encountered them; the surface must not depend on that order.
    const words = type.isUnion() && type.aliasSymbol === undefined ? type.types : [];
    if (words.some((word) => word.isStringLiteral()))
      return words
        .map((word) => nameOf(word))
        .sort()
        .join(' | ');
    return checker.typeToString(type, door, flags).replaceAll(/import\("[^"]*"\)\./g, '');
  };

  const members = (type: ts.Type): Record<string, string> =>
    Object.fromEntries(
      checker
        .getPropertiesOfType(type)
        .map((property) => {
          const optional = (property.flags & ts.SymbolFlags.Optional) === 0 ? '' : '?';
          return [`${property.name}${optional}`, nameOf(checker.getTypeOfSymbolAtLocation(property, door))] as const;
        })
        .sort(([one], [other]) => one.localeCompare(other, 'en')),
    );

  const describe = (symbol: ts.Symbol): Record<string, string> | string => {
    const target = (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
    if ((target.flags & ts.SymbolFlags.Value) === 0) {
      const type = checker.getDeclaredTypeOfSymbol(target);
      const isOneThing = type.isUnion() || checker.isArrayType(type) || checker.getPropertiesOfType(type).length === 0;
      return isOneThing ? nameOf(type, spelledOut) : members(type);
    }
    const type = checker.getTypeOfSymbolAtLocation(target, door);
    const props = type.getCallSignatures()[0]?.getParameters()[0];
    if (/^[A-Z]/.test(symbol.name) && type.getCallSignatures().length > 0) {
      return props === undefined ? {} : members(checker.getTypeOfSymbolAtLocation(props, door));
    }
    return nameOf(type);
  };

  return Object.fromEntries(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, describe(symbol)] as const)
      .sort(([one], [other]) => one.localeCompare(other, 'en')),
  );
}

/** Returns the last approved surface. */
export function readRecordedSurface(): PublicSurface {
  return JSON.parse(readFileSync(surfaceFile, 'utf8')) as PublicSurface;
}

if (import.meta.main) writeFileSync(surfaceFile, `${JSON.stringify(readPublicSurface(), null, 2)}\n`);
