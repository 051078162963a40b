// Ask Questions: the contact form's four fields, and the spam check.
import { askQuestions } from '#content/words/template-forms.ts';
import { messageSays } from '#forms/message-says.ts';
import { ServiceForm } from '#forms/service-form.tsx';

import { question } from './record.ts';

export function QuestionForm() {
  return <ServiceForm record={question} template="question" words={askQuestions} says={messageSays} />;
}
