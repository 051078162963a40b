// Prerendered; works without scripts.
import { question } from '#content/site/words/forms.ts';
import { askQuestions } from '#content/words/template-forms.ts';
import { FormCard } from '#forms/form-card.tsx';
import { QuestionForm } from './question-form.tsx';
import { Part } from '#runtime/part.tsx';

const id = 'ask';

export function AskQuestions() {
  return (
    <FormCard id={id} labelledBy={`${id}-title`}>
      <h2 id={`${id}-title`}>{askQuestions.title}</h2>
      <p className="mt-2 mb-5">{question.text}</p>
      <Part>
        <QuestionForm />
      </Part>
    </FormCard>
  );
}
