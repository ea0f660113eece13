import { z } from 'zod';

/** What `z.toJSONSchema` tells of a field. */
interface Field {
  description?: string;
  properties?: Record<string, Field>;
  required?: string[];
  items?: Field;
  enum?: string[];
  maxLength?: number;
}

const BEGIN = '<!-- fields: npx tsx scripts/readme.ts -->';
const END = '<!-- /fields -->';

/** The README with the table of all fields as the schema has it. Throws where it has no place for it. */
export function withFieldTable(readme: string, schema: z.ZodType): string {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`README.md has no ${BEGIN} … ${END}`);
  return `${readme.slice(0, begin)}${BEGIN}\n\n${fieldTable(schema)}\n\n${readme.slice(end)}`;
}

/** A row for each part; a star marks what may be left out. The mark `sample` is every part's and told of elsewhere. */
function fieldTable(schema: z.ZodType): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io: 'input',
  }) as Field;
  const rows = Object.entries(properties).map(([name, part]) => {
    const fields = part.properties ? fieldsOf(part) : (part.description ?? '');
    return `| ${labelOf(name, required)} | ${fields} |`;
  });
  return ['| part | fields |', '| --- | --- |', ...rows].join('\n');
}

function fieldsOf({ properties = {}, required = [] }: Field): string {
  return Object.entries(properties)
    .filter(([name]) => name !== 'sample')
    .map(([name, field]) => `${labelOf(name, required)}${explained(field)}`)
    .join(', ');
}

function explained(field: Field): string {
  const inner = field.properties ? field : (field.items ?? {});
  const parts = [
    field.description,
    field.maxLength && `at most ${field.maxLength} characters`,
    field.items?.properties ? `each with ${fieldsOf(inner)}` : field.properties && fieldsOf(inner),
    field.enum && !field.description ? field.enum.map((value) => `\`${value}\``).join(' or ') : undefined,
  ].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join('; ')})` : '';
}

function labelOf(name: string, required: readonly string[]): string {
  return `\`${name}\`${required.includes(name) ? '' : '\\*'}`;
}
