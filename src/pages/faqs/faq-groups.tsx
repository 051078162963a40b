// The questions in two groups side by side, each an accordion with at most one open answer.
import { faqGroups } from '#content/site/faqs.ts';
import { Accordion } from '#ui/control/accordion.tsx';
import { Cube } from '#ui/drawing/cube.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';

const cubes = ['canola', 'chinook'] as const;

export function FaqGroups() {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-16 wide:grid-cols-2">
      {faqGroups.map(({ title, items }, index) => (
        <section key={title} aria-labelledby={`group-${index}`}>
          <h2 id={`group-${index}`} className="mb-6 flex items-center gap-4">
            <Cube family={cubes[index % cubes.length]!} size="large" />
            {title}
          </h2>
          <Accordion
            level={3}
            size="small"
            items={items.map(({ id, title: question, text }) => ({
              value: id,
              title: question,
              body: (
                <p className="max-w-prose">
                  <Unbroken>{text}</Unbroken>
                </p>
              ),
            }))}
          />
        </section>
      ))}
    </div>
  );
}
