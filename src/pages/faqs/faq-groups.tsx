// The questions in two groups side by side, each an accordion with at most one open answer.
import { faqGroups } from '#content/words/faqs.ts';
import { Accordion } from '#ui/control/accordion.tsx';
import { Cube } from '#ui/drawing/cube.tsx';

export function FaqGroups() {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-16 wide:grid-cols-2">
      {faqGroups.map(({ title, family, items }) => (
        <section key={title} aria-labelledby={`group-${family}`}>
          <h2 id={`group-${family}`} className="mb-6 flex items-center gap-4">
            <Cube family={family} />
            {title}
          </h2>
          <Accordion
            level={3}
            size="small"
            items={items.map(({ id, title: question, text }) => ({
              value: id,
              title: question,
              body: <p className="max-w-prose">{text}</p>,
            }))}
          />
        </section>
      ))}
    </div>
  );
}
