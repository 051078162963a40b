/** What the daycare says with days and sums alone, as sentences that a director can confirm. */
import { z } from 'zod';

interface Said {
  readonly path: readonly (string | number)[];
  readonly words: string;
}

// As much as it takes to say them; what else is wrong is told elsewhere.
const anything = z.any().transform(String);
const listOf = <Row extends z.ZodType>(row: Row) => z.array(row).catch([]);
const closures = listOf(z.object({ name: anything, open: anything.default('closed'), from: anything }));
const fees = z
  .object({
    fees: z.object({
      sources: listOf(z.object({ words: anything, from: anything, until: anything, checked: anything })),
    }),
  })
  .catch({ fees: { sources: [] } });

/** By the file: each sentence, and where it stands. */
export const promisesOfData: Readonly<Record<string, (content: unknown) => readonly Said[]>> = {
  'closures.yaml': (content) =>
    closures
      .parse(content)
      .map(({ name, open, from }, index) => ({ path: [index], words: `${name}: ${open} on ${from}` })),
  // Pages tell the day as that on which somebody compared; a fee itself has been asked.
  'facts.yaml': (content) =>
    fees.parse(content).fees.sources.map(({ words, from, until, checked }, index) => ({
      path: ['fees', 'sources', index, 'checked'],
      words: `Fees from ${from} until ${until}, compared with ${words} on ${checked}`,
    })),
};
