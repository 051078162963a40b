// Prerendered; works without scripts. Its code is a chunk of its own.
import { question } from '#content/site/words/forms.ts';
import { askQuestions } from '#content/words/template-forms.ts';
import { FormCard } from '#forms/form-card.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';
import { Part } from '#ui/hydration/part.tsx';

const id = 'ask';
const QuestionForm = lazyPart(async () => ({
  default: (await import('./question-form.tsx')).QuestionForm,
}));

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
