// A message for one educator: the contact form's four fields, the educator's name, and the spam check.
import { teacherContact, teacherField } from '#content/words/template-forms.ts';
import { messageSays } from '#forms/message-says.ts';
import { ServiceForm } from '#forms/service-form.tsx';

import { fillWords } from '#ui/fill-words.ts';
import { teacher as record } from './record.ts';

/** @param props.teacher the name as the page shows it */
export function TeacherForm({ teacher }: { teacher: string }) {
  const name = fillWords(teacherContact.name, { teacher });
  return (
    <ServiceForm
      record={record}
      template="teacher"
      words={{ ...teacherContact, name }}
      says={messageSays}
      carried={{ [teacherField]: teacher }}
    />
  );
}
