import { z } from 'zod';
import { words } from '../../src/content/words/en.ts';
import { contentSchema } from '../../src/content/schema/contentSchema.ts';
import { fieldComments, fieldNames } from './fieldComments.ts';

/** The part of `z.toJSONSchema` that the tables show. */
interface Field {
  type?: string;
  title?: string;
  const?: unknown;
  enum?: string[];
  items?: Field;
  maxLength?: number;
  properties?: Record<string, Field>;
  required?: string[];
}

const INTRODUCTION = `# Content

The fields of \`src/content/content.ts\`. \`items[].title\` is the field \`title\` of each entry of the list \`items\`.
Defaults are shown in English. Every language has its own, in \`src/content/words/\`. The value \`undefined\` removes
\`workButton\`, \`connectButton\`, \`contactLink\`, \`testimonialsLink\` or \`cardLink\`, and in \`projects.client\` only the
word "for".
The page shows a \`period\` in place of \`start\` and \`end\`. \`resume.json\` has the dates that programs can read in it,
otherwise those of \`start\` and \`end\`.
\`npm run check\` names each error with its line.

This page is generated from the schemas and the types beside them: \`npx vitest run --project unit tests/structure/contentReference -u\`
`;

const HEAD = `| field | type | required | default | shows |
| --- | --- | --- | --- | --- |`;

/** docs/content.md: a table per section, a row per field. */
export function contentReference(): string {
  const schema = schemaOfContent();
  const sections = Object.entries(schema.properties!).map(([name, field]) => {
    const required = schema.required!.includes(name);
    const rows = field.properties
      ? rowsOf(field, [name], words[name as keyof typeof words])
      : [row(name, field, required, commentOf([name]))];
    const note = required ? '' : 'Needed only if `sections` lists it.\n\n';
    return `## ${name}\n\n${note}${HEAD}\n${rows.join('\n')}\n`;
  });
  return [INTRODUCTION, ...sections].join('\n');
}

/** Fields that a type has and the schema rejects, such as `skills.items.colour`. */
export function fieldsWithoutRule(): string[] {
  return missingIn(schemaOfContent(), []);
}

const namesAt = fieldNames();

function missingIn({ properties = {} }: Field, path: readonly string[]): string[] {
  const missing = namesAt(path).filter((name) => !(name in properties));
  const inner = Object.entries(properties).flatMap(([key, field]) => {
    const group = field.items?.properties ? field.items : field;
    return group.properties ? missingIn(group, [...path, key]) : [];
  });
  return [...missing.map((name) => [...path, name].join('.')), ...inner];
}

function schemaOfContent(): Field {
  return z.toJSONSchema(contentSchema({ sizeOf: () => 0 }), {
    unrepresentable: 'any',
    io: 'input',
  }) as Field;
}

const commentOf = fieldComments();

/** Rows for the fields of a group. `path` leads to the group, `prefix` is the same as the table shows it. */
function rowsOf(
  { properties = {}, required = [] }: Field,
  path: readonly string[],
  defaults: unknown,
  prefix = '',
): string[] {
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = prefix + key;
    const inside = [...path, key];
    const comment = commentOf(inside);
    const own = (defaults as Record<string, unknown> | undefined)?.[key];
    const inner = field.items?.properties ? field.items : field;
    const rows = rowsOf(inner, inside, own, `${name}${field.items ? '[].' : '.'}`);
    const isGroup = inner === field && rows.length > 0;
    if (isGroup && required.includes(key) && !comment) return rows;
    const isRequired = required.includes(key) && own === undefined;
    return [row(name, field, isRequired, comment, own)].concat(rows);
  });
}

function row(
  name: string,
  field: Field,
  required: boolean,
  comment: string,
  word?: unknown,
): string {
  const cells = [
    `\`${name}\``,
    typeOf(field),
    required ? 'yes' : 'no',
    typeof word === 'string' ? word : '',
    comment,
  ];
  return `| ${cells.join(' | ')} |`;
}

function typeOf(field: Field): string {
  const { title, type, items, maxLength } = field;
  if (field.enum) return field.enum.map((value) => `\`${value}\``).join(', ');
  if (field.const !== undefined) return `\`${String(field.const)}\``;
  if (items) return items.properties ? 'list of groups' : `list of ${typeOf(items)}`;
  const name = title ?? { string: 'text', object: 'group', integer: 'whole number' }[type!] ?? type;
  return maxLength ? `${name}, at most ${maxLength} characters` : name!;
}
