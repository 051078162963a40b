// Prerendered; works without scripts.
import { teacherContact } from '#content/words/template-forms.ts';
import { fillWords } from '#ui/fill-words.ts';
import { FormCard } from '#forms/form-card.tsx';
import { TeacherForm } from './teacher-form.tsx';
import { Part } from '#runtime/part.tsx';

const id = 'write';

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
