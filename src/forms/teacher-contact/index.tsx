// Prerendered; works without scripts. Its code is a chunk of its own.
import { teacherContact } from '#content/words/template-forms.ts';
import { fillWords } from '#ui/fill-words.ts';
import { FormCard } from '#forms/form-card.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';
import { Part } from '#ui/hydration/part.tsx';

const id = 'write';
const TeacherForm = lazyPart<{ teacher: string }>(async () => ({
  default: (await import('./teacher-form.tsx')).TeacherForm,
}));

/** @param props.teacher the name as the page shows it */
export function TeacherContact({ teacher }: { teacher: string }) {
  return (
    <FormCard id={id} labelledBy={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-5">
        {fillWords(teacherContact.title, { teacher })}
      </h2>
      <Part>
        <TeacherForm teacher={teacher} />
      </Part>
    </FormCard>
  );
}
