// The questions in two accordions side by side, each with at most one open answer. The groups are shared out between them.
import { faqGroups } from '#content/values/lists.ts';
import { useHolds } from '#pages/use-now.ts';
import { Accordion } from '#ui/control/accordion.tsx';
import { Cube } from '#ui/drawing/cube.tsx';
import { ToyOnShelf } from '#ui/drawing/toy-on-shelf.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';

const cubes = ['canola', 'chinook'] as const;

/** About half of the questions in each. */
const half = faqGroups.flatMap(({ items }) => items).length / 2;
const columns = faqGroups.reduce<[typeof faqGroups, typeof faqGroups]>(
  ([first, second], group) => {
    const count = first.reduce((sum, { items }) => sum + items.length, 0);
    const fits = !second.length && (!first.length || count + group.items.length / 2 <= half);
    return fits ? [[...first, group], second] : [first, [...second, group]];
  },
  [[], []],
);

/** Under the questions of this column is the more room. */
const [first, second] = columns.map((groups) => groups.reduce((sum, { items }) => sum + items.length + 1, 0));
const shorter = first! <= second! ? 0 : 1;

const headingId = (title: string) => `group-${faqGroups.findIndex((group) => group.title === title)}`;

export function FaqGroups() {
  const holds = useHolds();
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-16 wide:grid-cols-2">
      {columns
        .filter(({ length }) => length)
        .map((groups, column) => (
          <section
            key={groups[0]!.title}
            aria-labelledby={groups.map(({ title }) => headingId(title)).join(' ')}
            className="flex flex-col gap-y-16"
          >
            <Accordion
              level={3}
              size="small"
              items={groups.flatMap((group) =>
                group.items.map(({ id, title, lang, text, ends, otherwise, otherwiseLang }, index) => ({
                  value: id,
                  title: <InLanguage lang={lang}>{title}</InLanguage>,
                  body: (
                    <p className="max-w-prose" {...(holds({ ends }) ? lang : (otherwiseLang ?? lang))}>
                      <Unbroken>{holds({ ends }) ? text : (otherwise ?? '')}</Unbroken>
                    </p>
                  ),
                  before: index === 0 && (
                    <h2 id={headingId(group.title)} className="mb-6 flex items-center gap-4 not-first:mt-16">
                      <Cube family={cubes[column]!} size="large" />
                      {group.title}
                    </h2>
                  ),
                })),
              )}
            />
            {column === shorter && <ToyOnShelf name="abacus" />}
          </section>
        ))}
    </div>
  );
}
