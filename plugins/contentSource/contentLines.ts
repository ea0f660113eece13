import { parseSync, Visitor, type ESTree } from 'vite';

/** Line of a field in content.ts, from 1. A missing field has the line of its group. */
export type LineOf = (path: readonly PropertyKey[]) => number | undefined;

/** Finds fields in the source of a content.ts and its constants. Imported values have their field's line. */
export function linesIn(source: string): LineOf {
  const constants = constantsOf(parseSync('content.ts', source).program);
  return (path) => {
    let at: ESTree.Expression | undefined = constants.get('content');
    let offset = at?.start;
    for (const key of path) {
      const found = at && fieldOf(plain(at, constants), key);
      if (!found) break;
      offset = found.start;
      at = found.value;
    }
    return offset === undefined ? undefined : lineNumberAt(source, offset);
  };
}

/** Finds the values of the content's parts in the source of a content.ts. */
export function partsIn(
  source: string,
): (part: string) => { start: number; end: number } | undefined {
  const constants = constantsOf(parseSync('content.ts', source).program);
  const content = constants.get('content');
  return (part) => content && fieldOf(plain(content, constants), part)?.value;
}

/** Keys that a group has twice, each with the line of the second one. JavaScript takes the last value. */
export function repeatedKeys(source: string): { key: string; line: number }[] {
  const repeated: { key: string; line: number }[] = [];
  const visitor = new Visitor({
    ObjectExpression({ properties }) {
      const keys = properties.map((property) =>
        property.type === 'Property' ? nameOf(property.key) : undefined,
      );
      for (const [index, key] of keys.entries()) {
        if (key === undefined || keys.indexOf(key) === index) continue;
        repeated.push({ key: String(key), line: lineNumberAt(source, properties[index]!.start) });
      }
    },
  });
  visitor.visit(parseSync('content.ts', source).program);
  return repeated;
}

/** The line of an offset, from 1. */
export function lineNumberAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** A field or entry: where it begins, and its value. */
interface Found {
  start: number;
  value: ESTree.Expression;
}

function fieldOf(value: ESTree.Expression, key: PropertyKey): Found | undefined {
  if (value.type === 'ArrayExpression') {
    const entry = value.elements[Number(key)];
    return entry && entry.type !== 'SpreadElement'
      ? { start: entry.start, value: entry }
      : undefined;
  }
  if (value.type !== 'ObjectExpression') return undefined;
  for (const property of value.properties) {
    if (property.type === 'Property' && nameOf(property.key) === key) {
      return { start: property.start, value: property.value };
    }
  }
  return undefined;
}

function nameOf(key: ESTree.PropertyKey): unknown {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? key.value : undefined;
}

/** The value without type syntax. A constant of the file is replaced by its value. */
function plain(
  value: ESTree.Expression,
  constants: ReadonlyMap<string, ESTree.Expression>,
): ESTree.Expression {
  if (value.type === 'TSSatisfiesExpression' || value.type === 'TSAsExpression') {
    return plain(value.expression, constants);
  }
  const named = value.type === 'Identifier' ? constants.get(value.name) : undefined;
  return named && named !== value ? plain(named, constants) : value;
}

function constantsOf({ body }: ESTree.Program): Map<string, ESTree.Expression> {
  const constants = new Map<string, ESTree.Expression>();
  for (const statement of body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    }
  }
  return constants;
}
