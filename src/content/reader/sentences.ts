/** What zod finds wrong in a file of the owner's, as a sentence with the entry, the mistake and an example. */
import { Document, isCollection } from 'yaml';
import { z } from 'zod';

import { dayMeant } from '#content/rules/day-meant.ts';
import { nearest } from '#content/rules/mistypings.ts';

const kinds: Readonly<Record<string, string>> = {
  string: 'a text (put it in quotes)',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, each entry on a line of its own that begins with “- ”, or [] if there is none',
  object: 'a group of entries, each on a line of its own and indented by two spaces',
};

/** @param schema that of the whole file */
export function sentenceOf(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  const entry = entryOf(issue.path) || 'the file';
  const example = exampleOf(issue, schema);
  return `${entry} ${faultOf(issue, schema)}.${example === undefined ? '' : ` For example: ${example}`}`;
}

/** `entry 2: picture.name` of the second entry of a list. */
const entryOf = (path: readonly PropertyKey[]) =>
  path
    .map((step) => (typeof step === 'number' ? `, entry ${step + 1}: ` : `.${String(step)}`))
    .join('')
    .replaceAll(': .', ': ')
    .replace(/^\.|^, |: $/g, '');

function faultOf(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  if (issue.input === undefined && /^(?:invalid_type|invalid_union|invalid_value|custom)$/.test(issue.code))
    return 'is missing';
  if (
    issue.input === null &&
    (issue.code === 'invalid_union' || (issue.code === 'invalid_type' && !/^(?:array|object)$/.test(issue.expected)))
  )
    return 'is empty';
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code === 'unrecognized_keys') return unknownName(issue.keys, namesAt(issue.path, schema));
  if (issue.code === 'too_small' && issue.origin === 'string') return 'is empty';
  if (issue.code === 'too_big' && issue.origin === 'string') return `is longer than ${issue.maximum} letters`;
  if (issue.code === 'too_small' || issue.code === 'too_big') return wrongNumber(issue);
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return issue.message;
}

function wrongNumber(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const [limit, bound] =
    issue.code === 'too_small' ? ([issue.minimum, 'at least'] as const) : ([issue.maximum, 'at most'] as const);
  return `needs ${issue.exact ? 'exactly' : bound} ${limit} ${Number(limit) === 1 ? 'entry' : 'entries'}`;
}

/** The reader says each name by itself, with its line. */
function unknownName([name = '']: readonly string[], known: readonly string[]): string {
  const near = nearest(name, known);
  return `has a name that is not known here: “${name}”${near ? ` (did you mean “${near}”?)` : `. Known are ${known.join(', ')}`}`;
}

/** The schema of an entry, seen through what is optional. */
export function schemaAt(path: readonly PropertyKey[], schema: z.ZodType): z.ZodType | undefined {
  let found = unwrapped(schema);
  for (const step of path) found = unwrapped(memberOf(found, step));
  return found instanceof z.ZodType ? found : undefined;
}

/** Whether an entry can be left out. */
export const isLeftOut = (path: readonly PropertyKey[], schema: z.ZodType): boolean =>
  canBeLeftOut(memberOf(schemaAt(path.slice(0, -1), schema), path.at(-1)!));

const unwrapped = (schema: unknown): unknown =>
  canBeLeftOut(schema) || schema instanceof z.ZodReadonly ? unwrapped(schema.def.innerType) : schema;

function memberOf(schema: unknown, step: PropertyKey): unknown {
  if (schema instanceof z.ZodPipe) return memberOf(unwrapped(schema.def.in), step);
  if (schema instanceof z.ZodObject) return schema.shape[String(step)];
  return schema instanceof z.ZodArray ? schema.element : undefined;
}

function exampleOf(issue: z.core.$ZodIssue, schema: z.ZodType): unknown {
  const { path, code } = issue;
  if (code === 'custom' && issue.params && 'example' in issue.params) return issue.params['example'];
  if (code === 'invalid_format' && issue.format === 'date') {
    const meant = dayMeant(String(issue.input));
    if (meant) return meant;
  }
  const at = schemaAt(path, schema);
  const [example] = examplesOf(at);
  const name = path.at(-1);
  // What is wrong within a group is no reason to write all of it anew.
  if (example !== undefined || code !== 'invalid_type' || typeof name !== 'string') return example;
  const value = groupOf(at);
  return value === undefined ? undefined : inOneLine({ [name]: value });
}

function examplesOf(schema: z.ZodType | undefined): readonly unknown[] {
  const examples = schema?.meta()?.['examples'];
  return Array.isArray(examples) ? examples : [];
}

/** An example of a group, with what it cannot do without. */
function groupOf(schema: z.ZodType | undefined): unknown {
  const [example] = examplesOf(schema);
  if (example !== undefined) return schema instanceof z.ZodNumber ? Number(example) : example;
  const group = schema instanceof z.ZodPipe ? schemaAt([], schema.def.in as z.ZodType) : schema;
  if (group instanceof z.ZodEnum) return group.options[0];
  if (group instanceof z.ZodArray) {
    const entry = groupOf(schemaAt([0], group));
    return entry === undefined ? undefined : [entry];
  }
  if (!(group instanceof z.ZodObject)) return undefined;
  const needed = Object.keys(group.shape).filter((name) => !canBeLeftOut(group.shape[name]));
  const values = needed.map((name) => [name, groupOf(schemaAt([name], group))] as const);
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
}

const canBeLeftOut = (schema: unknown): schema is z.ZodOptional | z.ZodExactOptional | z.ZodDefault =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional || schema instanceof z.ZodDefault;

/** As a file can have it, with quotes where YAML needs them. */
function inOneLine(value: object): string {
  const [name = '', group] = Object.entries(value)[0] ?? [];
  const document = new Document(group);
  if (isCollection(document.contents)) document.contents.flow = true;
  return `${name}: ${document.toString({ lineWidth: 0, flowCollectionPadding: true }).trim()}`;
}

function namesAt(path: readonly PropertyKey[], schema: z.ZodType): string[] {
  const at = schemaAt(path, schema);
  const found = at instanceof z.ZodPipe ? at.def.in : at;
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}
