// What Pages CMS (2.1) does with a file: it fills a form by its configuration, and writes what the form holds. Only what the configuration names survives.
import { parse, stringify } from 'yaml';
import { z } from 'zod';

import type { Field } from '../../tasks/site/editor-fields.ts';

export interface Entry {
  readonly name: string;
  readonly path: string;
  readonly type: string;
  readonly format: string;
  readonly list?: boolean;
  readonly fields: readonly Field[];
}

/** Where photographs are: forms show their whole path. */
const pictures = 'site/pictures';

type Values = Record<string, unknown>;

/** What a form holds that shows a file. */
export function opened({ format, list, fields }: Entry, text: string): unknown {
  const content = format === 'yaml' ? (text.trim() ? parse(text) : {}) : withBody(text);
  return list ? (Array.isArray(content) ? content.map((each) => shown(fields, each)) : []) : shown(fields, content);
}

function withBody(text: string): Values {
  const [, head = '', body = ''] = /^---\n(.*?)\n---(?:\n(.*))?$/s.exec(text) ?? [];
  return { ...parse(head), body: body.replace(/^\n/, '') };
}

const shown = (fields: readonly Field[], content: unknown): Values =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(field, Object(content)[field.name])]));

function valueOf(field: Field, value: unknown): unknown {
  if (field.list) {
    const entries = Array.isArray(value) ? value : [];
    return entries.map((each) => (field.type === 'object' ? shown(field.fields ?? [], each) : each));
  }
  if (field.type === 'object') return shown(field.fields ?? [], value);
  if (value === undefined || value === null)
    return field.default ?? (field.type === 'date' ? new Date().toISOString().slice(0, 10) : '');
  return field.type === 'image' ? `${pictures}/${String(value).replace(/^\//, '')}` : value;
}

/**
 * The text of the file that a form writes.
 * @throws what the form refuses
 */
export function saved({ format, list, fields }: Entry, form: unknown): string {
  const checked: unknown = (list ? z.array(groupOf(fields)) : groupOf(fields)).parse(form);
  const content = withoutEmpty(
    Array.isArray(checked) ? checked.map((each) => written(fields, each)) : written(fields, checked),
  );
  if (format === 'yaml') return Object.keys(Object(content)).length ? stringify(content) : '';
  const { body = '', ...head } = Object(content);
  return `---\n${stringify(head).trim()}\n---\n${body}`;
}

const groupOf = (fields: readonly Field[]): z.ZodType =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, typeOf(field)])));

function typeOf(field: Field): z.ZodType {
  const one = field.type === 'object' ? groupOf(field.fields ?? []) : scalarOf(field);
  if (field.list) return z.array(one).optional();
  if (field.type !== 'object' || field.required) return one;
  return z.preprocess((value) => (isEmpty(value) ? undefined : value), one.optional());
}

function scalarOf({ type, required, options = {} }: Field): z.ZodType {
  const { values, extensions } = options as { values?: readonly string[]; extensions?: readonly string[] };
  const text = required ? z.string().min(1) : z.string();
  switch (type) {
    case 'select':
      return z.preprocess((value) => value ?? '', z.enum(required ? values! : ['', ...values!]));
    case 'number':
      return required ? z.coerce.number() : z.literal('').or(z.coerce.number());
    case 'boolean':
      return z.coerce.boolean();
    case 'date':
      return text.refine((value) => value === '' || z.iso.date().safeParse(value).success);
    case 'image':
      return text.refine((path) => {
        const [, ending = ''] = /\.([^./]+)$/.exec(path) ?? [];
        return path === '' || (path.startsWith(pictures) && extensions!.includes(ending));
      }, 'is no picture of the folder');
    default:
      return text;
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** Only the fields, and pictures without the folder of photographs. */
const written = (fields: readonly Field[], content: unknown): Values =>
  Object.fromEntries(
    fields.map(({ name, type, list, fields: inner = [] }) => {
      const value: unknown = Object(content)[name];
      if (type === 'object')
        return [
          name,
          list ? (Array.isArray(value) ? value.map((each) => written(inner, each)) : value) : written(inner, value),
        ];
      return [name, type === 'image' && value ? String(value).slice(pictures.length) : value];
    }),
  );

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((each) => each !== undefined && each !== '');
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const entries = Object.entries(value)
    .map(([name, each]) => [name, withoutEmpty(each)] as const)
    .filter(([, each]) => each !== undefined && each !== '' && (typeof each !== 'object' || Object.keys(each!).length));
  return Object.fromEntries(entries);
}
