// What Pages CMS (2.1) takes for a configuration: of one that has anything else, it shows nothing.
import { z } from 'zod';

const name = z.string().regex(/^[a-zA-Z0-9-_]+$/);
const path = z.string().regex(/^[^/].*[^/]$|^$/);

const action = z.strictObject({
  name,
  label: z.string(),
  workflow: z.string(),
  ref: z.string().optional(),
  cancelable: z.boolean().optional(),
  scope: z.enum(['collection', 'entry']).optional(),
  confirm: z
    .boolean()
    .or(z.strictObject({ title: z.string(), message: z.string(), button: z.string() }).partial())
    .optional(),
  fields: z
    .array(
      z.strictObject({
        name,
        label: z.string(),
        type: z.enum(['text', 'textarea', 'checkbox', 'number']),
        required: z.boolean().optional(),
        default: z.union([z.string(), z.number(), z.boolean()]).optional(),
      }),
    )
    .optional(),
});

const types = ['boolean', 'date', 'image', 'number', 'select', 'string', 'text', 'object'] as const;
const field = z
  .strictObject({
    name,
    label: z.string(),
    description: z.string().optional(),
    type: z.enum(types),
    required: z.boolean().optional(),
    list: z.boolean().optional(),
    default: z.unknown().optional(),
    options: z.looseObject({}).optional(),
    get fields(): z.ZodOptional<z.ZodArray> {
      return z.array(field).optional();
    },
  })
  .refine(({ type, fields }) => (type === 'object') === (fields !== undefined));

const entry = z
  .strictObject({
    name,
    label: z.string(),
    description: z.string().optional(),
    type: z.enum(['file', 'collection']),
    path,
    format: z.enum(['yaml', 'yaml-frontmatter']),
    filename: z.string().optional(),
    view: z.strictObject({ fields: z.array(z.string()), primary: z.string() }).optional(),
    list: z.boolean().optional(),
    fields: z.array(field),
    actions: z.array(action).optional(),
  })
  .refine(({ type, actions = [] }) => actions.every(({ scope }) => (scope === undefined) === (type === 'file')));

const media = z.strictObject({
  name: z.string(),
  label: z.string(),
  input: path,
  output: z.string().regex(/^(\/?[^/].*[^/]$|^\/?$)/),
  extensions: z.array(z.string()).optional(),
  rename: z.enum(['safe', 'random']),
});

export const editorFormat = z.strictObject({
  media: z.array(media),
  settings: z.boolean(),
  actions: z.array(action),
  content: z
    .array(entry.or(z.strictObject({ name, label: z.string(), type: z.literal('group'), items: z.array(entry) })))
    // Of two entries with one name it knows the first.
    .refine((content) => {
      const names = content
        .flatMap((each) => [each, ...(each.type === 'group' ? each.items : [])])
        .map((each) => each.name);
      return new Set(names).size === names.length;
    }),
});
