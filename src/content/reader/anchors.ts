/** The parts of a page that links can lead to. */
import { slugOf } from '#route-rows.ts';

interface Anchored {
  readonly id: string;
  readonly title: string;
}

/** “Where it goes {#goes}”: the second is its place in the address; without it the title's words are. */
export function headOf(heading: string): Anchored {
  const [, title = heading, id] = /^(.*?)(?: \{#([\w-]+)\})?$/.exec(heading) ?? [];
  return { id: id ?? slugOf(title), title };
}

/** What is wrong with the addresses of parts, each with the number of its part. */
export const mistakesOfAnchors = (parts: readonly Anchored[]): { part: number; sentence: string }[] =>
  parts.flatMap(({ id, title }, part) => {
    const fault = id
      ? parts.findIndex((each) => each.id === id) < part &&
        `has the address #${id} of another part. Write another behind it`
      : 'has no letters for the address of this part. Write one behind it, in letters from A to Z';
    return fault ? [{ part, sentence: `“${title}” ${fault}: ## ${title} {#more}` }] : [];
  });
