// Ask Questions: the contact form's four fields, and the spam check.
import { askQuestions, questionFields } from '#content/words/template-forms.ts';
import { ServiceForm } from '#forms/service-form.tsx';

import { checkQuestion } from './rules.ts';

export function QuestionForm() {
  return (
    <ServiceForm template="question" words={askQuestions} fields={questionFields} check={checkQuestion} isProven />
  );
}
