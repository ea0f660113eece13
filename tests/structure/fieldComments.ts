import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ESTree } from 'vite';

/** A field of an interface. */
interface FieldOfType {
  /** Its comment, without the full stop. Empty if it has none. */
  comment: string;
  /** Names of the types that its value is made of. */
  types: string[];
}

/** A type that the source names: an interface, or a combination of others. */
interface NamedType {
  /** Own fields by name. */
  fields: Map<string, FieldOfType>;
  /** Types with more fields. */
  parents: string[];
}

/** The comment of a field of `ContentInput`, such as that of `['skills', 'items', 'level']`. */
export function fieldComments(): (path: readonly string[]) => string {
  const types = contentTypes();
  return (path) => {
    let owners = ['ContentInput'];
    let comment = '';
    for (const key of path) {
      const field = findField(owners, key, types);
      comment = field?.comment ?? '';
      owners = field?.types ?? [];
    }
    return comment;
  };
}

/** Names of the fields that an owner may write at a place of `ContentInput`, such as `['skills', 'items']`. */
export function fieldNames(): (path: readonly string[]) => string[] {
  const types = contentTypes();
  const namesOf = (name: string): string[] => {
    const type = types.get(name);
    return type ? [...type.fields.keys(), ...type.parents.flatMap(namesOf)] : [];
  };
  return (path) => {
    let owners = ['ContentInput'];
    for (const key of path) owners = findField(owners, key, types)?.types ?? [];
    return [...new Set(owners.flatMap(namesOf))];
  };
}

/** The types of the content by name. */
function contentTypes(): Map<string, NamedType> {
  const types = new Map<string, NamedType>();
  for (const file of filesWithTypes()) readTypes(readFileSync(file, 'utf8'), types);
  return types;
}

function filesWithTypes(): string[] {
  const folder = 'src/sections';
  const schemas = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('schema.ts'))
    .map((file) => join(folder, file));
  return [
    'src/content/schema/contentSchema.ts',
    'src/content/schema/inputTypes.ts',
    'src/content/schema/ownerSchema.ts',
    'src/content/schema/siteSchema.ts',
    'src/sections/sections.ts',
    ...schemas,
  ];
}

/** The field of the first of these types that has it with a comment. */
function findField(
  names: readonly string[],
  key: string,
  types: ReadonlyMap<string, NamedType>,
): FieldOfType | undefined {
  const found = names.flatMap((name): FieldOfType[] => {
    const type = types.get(name);
    if (!type) return [];
    const own = type.fields.get(key);
    const inherited = findField(type.parents, key, types);
    return [own, inherited].filter((field) => field !== undefined);
  });
  if (found.length === 0) return undefined;
  return {
    comment: found.find(({ comment }) => comment !== '')?.comment ?? '',
    types: found.flatMap(({ types: each }) => each),
  };
}

/** Adds the types of a source file. */
function readTypes(source: string, types: Map<string, NamedType>): void {
  const { program, comments } = parseSync('types.ts', source);
  const commentBefore = (start: number) =>
    comments.find(({ end }) => end < start && source.slice(end, start).trim() === '');
  for (const statement of program.body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'TSTypeAliasDeclaration') {
      const parents = namesIn(declaration.typeAnnotation);
      types.set(declaration.id.name, { fields: new Map(), parents });
    }
    if (declaration?.type !== 'TSInterfaceDeclaration') continue;
    const fields = new Map<string, FieldOfType>();
    for (const member of declaration.body.body) {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue;
      const comment = commentBefore(member.start)?.value ?? '';
      fields.set(member.key.name, {
        comment: comment.replace(/^\*\s*/, '').replace(/\.?\s*$/, ''),
        types: member.typeAnnotation ? namesIn(member.typeAnnotation.typeAnnotation) : [],
      });
    }
    const parents = declaration.extends.flatMap(({ expression, typeArguments }) => [
      ...(expression.type === 'Identifier' ? [expression.name] : []),
      ...(typeArguments?.params.flatMap(namesIn) ?? []),
    ]);
    types.set(declaration.id.name, { fields, parents });
  }
}

/** Names of the types in a type such as `OptionalWords<SkillsWords>[] | undefined`. */
function namesIn(type: ESTree.TSType): string[] {
  switch (type.type) {
    case 'TSTypeReference': {
      const name = type.typeName.type === 'Identifier' ? type.typeName.name : '';
      const parameters = type.typeArguments?.params ?? [];
      // An owner writes the first type of a section (sections.ts).
      if (name === 'SectionTypes') return parameters.slice(0, 1).flatMap(namesIn);
      return [name, ...parameters.flatMap(namesIn)];
    }
    // `SectionInputs` has the fields of `Sections`.
    case 'TSMappedType':
      return type.typeAnnotation ? namesIn(type.typeAnnotation) : [];
    case 'TSIndexedAccessType':
      return namesIn(type.objectType);
    case 'TSArrayType':
      return namesIn(type.elementType);
    case 'TSUnionType':
    case 'TSIntersectionType':
      return type.types.flatMap(namesIn);
    default:
      return [];
  }
}
