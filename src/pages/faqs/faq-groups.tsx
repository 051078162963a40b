// The questions in two accordions side by side, each with at most one open answer. The groups are shared out between them.
import { faqGroups } from '#content/values/lists.ts';
import { useHolds } from '#pages/use-now.ts';
import { Accordion } from '#ui/control/accordion.tsx';
import { families } from '#design/families.ts';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';

type Columns = readonly [first: typeof faqGroups, second: typeof faqGroups];

/** In questions: a heading is as high as two. */
const heightOf = (groups: typeof faqGroups) => groups.reduce((sum, { items }) => sum + items.length + 2, 0);
const unevenness = ([first, second]: Columns) => Math.abs(heightOf(first) - heightOf(second));

/** In the second stand neighbours out of the middle, in the first all others: as many as make both nearly as high. */
const columns = faqGroups
  .flatMap((_, before) =>
    faqGroups.map((__, more): Columns => {
      const [from, to] = [before + 1, before + more + 2];
      return [[...faqGroups.slice(0, from), ...faqGroups.slice(to)], faqGroups.slice(from, to)];
    }),
  )
  .reduce((best, each) => (unevenness(each) < unevenness(best) ? each : best), [faqGroups, []]);

const headingId = (title: string) => `group-${faqGroups.findIndex((group) => group.title === title)}`;

export function FaqGroups() {
  const holds = useHolds();
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-12 wide:grid-cols-2">
      {columns
        .filter(({ length }) => length)
        .map((groups) => (
          <section key={groups[0]!.title} aria-labelledby={groups.map(({ title }) => headingId(title)).join(' ')}>
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
                    <h2
                      id={headingId(group.title)}
                      className={`mb-2 rounded-t-panel px-3 py-4 text-2 text-night-ink edged not-first:mt-12 tablet:px-5 ${familyClasses[families[faqGroups.indexOf(group) % families.length]!].ground}`}
                    >
                      {group.title}
                    </h2>
                  ),
                })),
              )}
            />
          </section>
        ))}
    </div>
  );
}
