/** The fields of a form, as Pages CMS shows them, for what the owner's files may hold: made from the JSON Schemas of these files. */
import { z } from 'zod';

import { references } from '../../src/content/schemas/references.ts';

/** A field of the configuration of Pages CMS. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly type: string;
  readonly required?: boolean;
  readonly default?: unknown;
  readonly list?: boolean;
  readonly options?: object;
  readonly fields?: readonly Field[];
}

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly kind?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/** A comment of a post has replies, which have replies: a thread has three levels. */
const deepest = 3;

/** What a schema says at its root: the fields of its entries, and whether it is a list of them. */
export function fieldsOf(file: z.ZodType): { readonly fields: readonly Field[]; readonly list: boolean } {
  const root = z.toJSONSchema(file, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-7',
    reused: 'ref',
    override({ zodSchema, jsonSchema }) {
      const kind = references.get(zodSchema as unknown as z.ZodType)?.kind;
      if (kind) Object.assign(jsonSchema, { kind });
    },
  }) as Schema;

  function resolved({ $ref, allOf = [], ...own }: Schema): Schema {
    const named = $ref === '#' ? root : root.definitions?.[$ref?.split('/').at(-1) ?? ''];
    return [...(named ? [named] : []), ...allOf].reduceRight((found, each) => ({ ...resolved(each), ...found }), own);
  }

  const groupOf = ({ properties = {}, required = [] }: Schema, within: readonly string[]): Field[] =>
    Object.entries(properties)
      .filter(([name]) => within.filter((each) => each === name).length < deepest - 1)
      .map(([name, each]) => fieldOf(name, resolved(each), required.includes(name), within));

  function fieldOf(name: string, schema: Schema, isRequired: boolean, within: readonly string[]): Field {
    const entry = schema.type === 'array' ? resolved(schema.items ?? {}) : schema;
    const description = [schema.description ?? entry.description, exampleOf(schema)].filter(Boolean).join(' ');
    return {
      name,
      label: labelOf(name),
      ...(description && { description }),
      ...kindOf(entry),
      // A day of its own: Pages CMS would put in today's.
      ...(entry.format === 'date' && { default: '' }),
      ...(isRequired && schema.default === undefined && schema.type !== 'array' && { required: true }),
      ...(schema.type === 'array' && { list: true }),
      ...(entry.type === 'object' && { fields: groupOf(entry, [...within, name]) }),
    };
  }

  const whole = resolved(root);
  const list = whole.type === 'array';
  return { fields: groupOf(list ? resolved(whole.items ?? {}) : whole, []), list };
}

/** Endings of pictures; without one it is a picture that comes with the program. */
const pictures = ['', 'jpg', 'jpeg', 'png', 'webp', 'avif', 'JPG', 'JPEG', 'PNG'];

function kindOf(schema: Schema): Pick<Field, 'type' | 'options'> {
  if (schema.type === 'object') return { type: 'object' };
  if (schema.kind === 'picture') return { type: 'image', options: { media: 'pictures', extensions: pictures } };
  if (schema.format === 'date') return { type: 'date' };
  const values = [schema, ...(schema.anyOf ?? [])].map(choicesOf).find(Boolean);
  if (values) return { type: 'select', options: { values } };
  if (schema.type === 'number' || schema.type === 'integer') return { type: 'number' };
  return { type: isShort(schema) ? 'string' : 'text' };
}

/** Words alone: true and false have no place between them in a form, where nothing may be said. */
const choicesOf = ({ enum: choices, const: only }: Schema) =>
  choices ?? (typeof only === 'string' ? [only] : undefined);

/** Whether its example fits into a line. */
const isShort = ({ examples: [example] = [] }: Schema) => String(example).length < 60;

const exampleOf = ({ examples: [example] = [] }: Schema): string => {
  const words = Array.isArray(example) ? example.join(', ') : typeof example === 'object' ? '' : String(example ?? '');
  return words && `Such as: ${words}`;
};

/** `Consent until` of `consentUntil`. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/(\p{Lu})/gu, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
