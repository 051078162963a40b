/** Lists of entries that are known by one of their texts, such as an address. */
import { z } from 'zod';

/**
 * A list in which no two entries have the same text at `by`, read as entries by these texts. Names in a file stay those of the program: an editor of forms knows no
 * others.
 */
export const listed = <By extends string, Entry extends z.ZodObject<Record<By, z.ZodType<string>>>>(
  by: By,
  entry: Entry,
) =>
  z
    .array(entry)
    .check(({ value, issues }) => {
      const names = value.map((each): unknown => Object(each)[by]);
      for (const [index, name] of names.entries())
        if (names.indexOf(name) < index)
          issues.push({
            code: 'custom',
            input: name,
            path: [index, by],
            message: `stands twice: another entry above is “${String(name)}”, too. Take one of the two entries out, with its lines`,
          });
    })
    .transform(
      (entries) =>
        Object.fromEntries(entries.map(({ [by]: name, ...rest }) => [name, rest])) as Record<
          string,
          Omit<z.output<Entry>, By>
        >,
    );
