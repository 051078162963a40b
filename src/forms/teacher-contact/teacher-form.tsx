// A message for one educator: the contact form's four fields, the educator's name, and the spam check.
import { questionFields, teacherContact, teacherField } from '#content/words/template-forms.ts';
import { checkQuestion } from '#forms/question/rules.ts';
import { ServiceForm } from '#forms/service-form.tsx';

/** `teacher` is the name as the page says it. */
export function TeacherForm({ teacher }: { teacher: string }) {
  const name = teacherContact.name.replace('{teacher}', () => teacher);
  return (
    <ServiceForm
      template="teacher"
      words={{ ...teacherContact, name }}
      fields={questionFields}
      check={checkQuestion}
      hidden={{ [teacherField]: teacher }}
      isProven
    />
  );
}
