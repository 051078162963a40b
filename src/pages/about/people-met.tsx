// Whom families meet first: portraits on boards, each with a name and a sentence.
import { peopleMet } from '#content/values/people.ts';
import { peopleTitle } from '#content/words/about.ts';
import { Portrait } from '#ui/media/portrait.tsx';
import { Stand } from '#ui/layout/stand.tsx';

const families = ['rosehip', 'canola', 'spruce', 'chinook'] as const;

export const PeopleMet = () => (
  <section className="wrap py-section">
    <h2 className="mb-8">{peopleTitle}</h2>
    <ul role="list" className="grid grid-cols-2 gap-y-12 wide:grid-cols-4">
      {peopleMet.map(({ id, name, nameLang, lang, line, picture }, index) => (
        <Stand
          key={id}
          picture={
            <Portrait
              picture={picture}
              family={families[index % families.length]!}
              sizes="(min-width: 60rem) 15rem, 45vw"
            />
          }
        >
          <h3 {...nameLang}>{name}</h3>
          <p className="mt-1" {...lang}>
            {line}
          </p>
        </Stand>
      ))}
    </ul>
  </section>
);
