// The form to one educator with its heading: whole in the first HTML, where it works by a plain post. Its code is fetched when it comes near or is touched.
import { teacherContact } from '#content/words/template-forms.ts';
import { fillWords } from '#ui/fill-words.ts';
import { hydrateOnVisible } from '#ui/hydration/hydrate-on-visible.tsx';
import { Part } from '#ui/hydration/part.tsx';

const id = 'write';
const TeacherForm = hydrateOnVisible<{ teacher: string }>(id, async () => ({
  default: (await import('./teacher-form.tsx')).TeacherForm,
}));

/** `teacher` is the name as the page says it. */
export function TeacherContact({ teacher }: { teacher: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="template-form-card">
      <h2 id={`${id}-title`} className="mb-5">
        {fillWords(teacherContact.title, { teacher })}
      </h2>
      <Part>
        <TeacherForm teacher={teacher} />
      </Part>
    </section>
  );
}
