// Prerendered; works without scripts. Hydrates when near the viewport.
import { teacherContact } from '#content/words/template-forms.ts';
import { fillWords } from '#ui/fill-words.ts';
import { hydrateOnVisible } from '#ui/hydration/hydrate-on-visible.tsx';
import { Part } from '#ui/hydration/part.tsx';

const id = 'write';
const TeacherForm = hydrateOnVisible<{ teacher: string }>(id, async () => ({
  default: (await import('./teacher-form.tsx')).TeacherForm,
}));

/** @param props.teacher the name as the page shows it */
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
